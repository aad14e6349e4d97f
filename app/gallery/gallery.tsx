import { offered } from '#content/clinic/offered.ts'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { lightbox } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import { gallery, galleryPictures } from '#content/pages/gallery.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import { data } from '../ui/script/data-attributes.ts'
import type { Route } from './+types/gallery.ts'
import styles from './gallery.module.css'
import { GalleryPicture } from './gallery-picture.tsx'
import { Lightbox } from './lightbox.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return {
    meta: wordsIn(pageMeta.gallery, language),
    breadcrumb: breadcrumbIn(language, gallery.heading[language]),
    words: wordsIn(gallery, language),
    lightbox: wordsIn(lightbox, language),
    pictures: offered(galleryPictures).map(({ picture, caption }, index) => {
      const drawn = pictureIn(language, picture)
      return {
        picture: drawn,
        caption: caption[language],
        open: fill(lightbox.open[language], { n: index + 1, alt: drawn.alt }),
      }
    }),
  }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function Gallery({
  loaderData: { breadcrumb, lightbox, pictures, words },
}: Route.ComponentProps) {
  return (
    <>
      <PageIntro breadcrumb={breadcrumb} title={words.subheading} lead={words.intro} />
      <div className={`wrap ${styles.gallery}`} {...data({ enhance: 'lightbox' })}>
        <ul className={styles.grid}>
          {pictures.map((entry) => (
            <GalleryPicture key={entry.picture.src} kind={words.illustration} {...entry} />
          ))}
        </ul>
        <Lightbox first={pictures[0]?.picture.src ?? ''} words={lightbox} />
      </div>
    </>
  )
}
