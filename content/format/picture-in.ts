import type { Language } from '../language.ts'
import { type Frame, type Picture, type PictureName, pictures } from '../pictures.ts'

type PictureWords = { src: string; width: number; height: number; alt: string }

/** A picture in the first wanted format that it has, or in any, with its alternative text. */
export function pictureIn(language: Language, name: PictureName, ...wanted: Frame[]): PictureWords {
  const { frames, alt }: Picture = pictures[name]
  const frame = [...wanted, 'full', 'spot', 'arch', 'wide', 'tall']
    .map((f) => frames[f as Frame])
    .find(Boolean)!
  return { src: `/pictures/${frame.file}`, width: frame.width, height: frame.height, alt: alt[language] }
}
