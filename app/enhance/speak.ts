import { marked } from '../ui/script/data-attributes.ts'
import type { Player } from './play-recording.ts'

const BLOCKS = 'h1,h2,h3,h4,p,li,dt,dd'
/** Controls and decoration, which are not read aloud. */
const SKIPPED = `${marked('listen')},[aria-hidden=true],button,nav,form p[role=status],script,style`

/** The text of a part of the page, in short sentences: some phones cut off long ones. */
export function sentencesOf(part: HTMLElement | null): string[] {
  const blocks = [...(part?.querySelectorAll<HTMLElement>(BLOCKS) ?? [])].filter(
    (block) => !block.parentElement?.closest(BLOCKS) && !block.closest(SKIPPED),
  )
  return blocks.flatMap((block) => {
    const copy = block.cloneNode(true) as HTMLElement
    for (const silent of copy.querySelectorAll(SKIPPED)) silent.remove()
    const text = copy.textContent.replace(/\s+/g, ' ').trim()
    return text === '' ? [] : text.split(/(?<=[.?!।]) /)
  })
}

/**
 * The phone's own voice. Pausing stops the sentence, and playing begins it again: phones do not resume within one.
 */
export function speak(
  sentences: string[],
  language: string,
  onProgress: (share: number) => void,
  onEnd: () => void,
): Player {
  const { speechSynthesis } = window
  const voice = speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.slice(0, 2) === language.slice(0, 2))
  let next = 0
  let rate = 1
  let isPlaying = false

  function say() {
    const text = sentences[next]
    if (text === undefined) {
      next = 0
      isPlaying = false
      return onEnd()
    }
    onProgress(next / sentences.length)
    const utterance = new SpeechSynthesisUtterance(text)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.rate = rate
    utterance.onend = () => {
      // A cancelled sentence ends as well.
      if (utterance !== saying || !isPlaying) return
      next += 1
      say()
    }
    utterance.onerror = () => {
      if (utterance === saying && isPlaying) onEnd()
    }
    saying = utterance
    speechSynthesis.speak(utterance)
  }
  let saying: SpeechSynthesisUtterance | undefined
  const stop = () => {
    isPlaying = false
    saying = undefined
    speechSynthesis.cancel()
  }
  const play = () => {
    stop()
    isPlaying = true
    say()
  }
  return {
    play,
    pause: stop,
    setRate: (faster) => {
      rate = faster
      if (isPlaying) play()
    },
  }
}
