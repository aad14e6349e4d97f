import { dataOf, marked, setState } from '../ui/script/data-attributes.ts'
import { type Player, playRecording } from './play-recording.ts'
import { sentencesOf, speak } from './speak.ts'

const RATES = [1, 1.25, 0.75]

type Listening = { player: Player; isPlaying: boolean; rate: number }

const known = new WeakMap<HTMLElement, Listening>()
/** Only one text plays at a time. */
let current: HTMLElement | undefined

/** Plays, pauses or changes the speed, depending on the pressed button. */
export function press(button: HTMLElement) {
  const root = button.closest<HTMLElement>(marked('listen'))!
  const listening = known.get(root) ?? open(root)
  known.set(root, listening)
  if (dataOf(button).speed === undefined) turn(root, listening, !listening.isPlaying)
  else changeRate(button, listening)
}

function open(root: HTMLElement): Listening {
  const { listen = '', recording } = dataOf(root)
  const onProgress = (share: number) => root.style.setProperty('--heard', `${Math.round(share * 100)}%`)
  const onEnd = () => turn(root, listening, false)
  const player = recording
    ? playRecording(recording, onProgress, onEnd)
    : speak(sentencesOf(document.getElementById(listen)), document.documentElement.lang, onProgress, onEnd)
  const listening = { player, isPlaying: false, rate: 1 }
  return listening
}

function turn(root: HTMLElement, listening: Listening, play: boolean) {
  const other = current && current !== root ? known.get(current) : undefined
  if (play && other && current) turn(current, other, false)
  if (play) current = root
  listening.isPlaying = play
  setState(root, 'playing', play)
  // The button for the speed appears with the first press.
  setState(root, 'opened')
  if (play) listening.player.play()
  else listening.player.pause()
}

function changeRate(button: HTMLElement, listening: Listening) {
  listening.rate = RATES[(RATES.indexOf(listening.rate) + 1) % RATES.length]!
  listening.player.setRate(listening.rate)
  button.querySelector('b')!.textContent = `${listening.rate}×`
}

// Leaving the page, also by the quick exit, stops it at once.
window.addEventListener('pagehide', () => {
  const listening = current && known.get(current)
  if (current && listening) turn(current, listening, false)
})
