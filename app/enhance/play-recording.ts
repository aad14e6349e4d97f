export type Player = { play: () => void; pause: () => void; setRate: (rate: number) => void }

/** A recorded voice. Fetched at the first press, never before. */
export function playRecording(src: string, onProgress: (share: number) => void, onEnd: () => void): Player {
  const audio = new Audio(src)
  audio.addEventListener('timeupdate', () => onProgress(audio.currentTime / (audio.duration || 1)))
  audio.addEventListener('ended', onEnd)
  audio.addEventListener('error', onEnd)
  return {
    play: () => void audio.play().catch(onEnd),
    pause: () => audio.pause(),
    setRate: (rate) => {
      audio.playbackRate = rate
    },
  }
}
