import { dataOf, find, findAll, setState } from '../ui/script/data-attributes.ts'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Scrolls a track in the time that the specification gives: browsers choose their own speed for smooth scrolling.
 */
function createGlide(track: HTMLElement, milliseconds: number) {
  let frame = 0

  function stop() {
    cancelAnimationFrame(frame)
    frame = 0
    track.style.scrollSnapType = ''
  }

  function by(distance: number, onEnd: () => void) {
    const from = track.scrollLeft
    let began = 0
    // Snapping would pull it back at every step.
    track.style.scrollSnapType = 'none'
    // Slides are reordered in frames of their own, before and after: in a moving frame it would count as a layout
    // shift.
    const step = (now: number) => {
      began ||= now
      const part = Math.min((now - began) / milliseconds, 1)
      track.scrollLeft = from + distance * (1 - (1 - part) ** 3)
      frame = requestAnimationFrame(part < 1 ? step : onEnd)
    }
    frame = requestAnimationFrame(step)
  }

  return { by, stop, isGliding: () => frame !== 0 }
}

/** The row of slides: which one is current, and how the row moves to another. */
function createRow(root: HTMLElement, onSettled: () => void) {
  const track = find(root, 'track')
  const slides = [...track.children] as HTMLElement[]
  const dots = findAll(root, 'dot')
  const glide = createGlide(track, Number(dataOf(root).moves))
  let current = 0

  const around = (index: number) => (index + slides.length) % slides.length
  const distance = (slide: HTMLElement) => {
    const bleed = Number.parseFloat(getComputedStyle(track).paddingLeft)
    return slide.getBoundingClientRect().left - track.getBoundingClientRect().left - bleed
  }

  /**
   * Puts one slide before the current one and all others behind it, so that both directions go on. Until the first
   * move, the row stays as the server rendered it.
   */
  function arrange() {
    slides.forEach((slide, index) => {
      slide.style.order = String(around(index - current + 1))
    })
    track.scrollLeft += distance(slides[current]!)
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
  }

  function settle() {
    glide.stop()
    arrange()
    onSettled()
  }

  function glideTo(index: number) {
    glide.stop()
    arrange()
    current = around(index)
    if (calm.matches) settle()
    else glide.by(distance(slides[current]!), settle)
  }

  /** Makes the slide current that is nearest after a swipe, a wheel or a focus; false if it already was. */
  function takeNearest(): boolean {
    const nearest = slides.reduce((a, b) => (Math.abs(distance(b)) < Math.abs(distance(a)) ? b : a))
    const index = slides.indexOf(nearest)
    if (index === current) return false
    current = index
    arrange()
    return true
  }

  // At another width every slide that has been moved has another place.
  new ResizeObserver(() => !glide.isGliding() && slides[0]!.style.order !== '' && arrange()).observe(track)
  return {
    track,
    dots,
    current: () => current,
    slide: () => slides[current]!,
    isGliding: glide.isGliding,
    arrange,
    glideTo,
    takeNearest,
  }
}

type Row = ReturnType<typeof createRow>

/** Plays the row while it is not paused and nothing holds it. */
function createPlayer(root: HTMLElement, row: Row) {
  const toggle = find(root, 'toggle')
  const announcement = find(root, 'announcement')
  const stays = Number(dataOf(root).stays)
  let isPaused = calm.matches
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The reasons why it is paused for a while. */
  const holds = new Set<string>(['away'])

  function wait() {
    clearTimeout(timer)
    const isPlaying = !isPaused && holds.size === 0
    announcement.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    if (!isPlaying) return
    // The next pictures load while the current one is shown.
    for (const picture of row.track.querySelectorAll('img')) picture.loading = 'eager'
    timer = setTimeout(() => row.glideTo(row.current() + 1), stays)
  }

  function pause(yes: boolean) {
    isPaused = yes
    setState(root, 'playing', !yes)
    toggle.setAttribute('aria-label', (yes ? dataOf(toggle).play : dataOf(toggle).pause) ?? '')
    wait()
  }

  function hold(reason: string, yes: boolean) {
    if (yes) holds.add(reason)
    else holds.delete(reason)
    wait()
  }

  toggle.addEventListener('click', () => {
    // Pressing play counts, although the button has the pointer and the focus.
    if (isPaused) for (const reason of ['focus', 'hover']) holds.delete(reason)
    pause(!isPaused)
  })
  calm.addEventListener('change', () => calm.matches && pause(true))

  /** Moves to the requested slide, and announces it. */
  function show(index: number) {
    row.glideTo(index)
    const heading = row.slide().querySelector('h1, h2, h3')
    announcement.textContent = `${row.slide().getAttribute('aria-label')}: ${heading?.textContent}`
  }
  pause(isPaused)
  return { wait, pause, hold, show }
}

type Player = ReturnType<typeof createPlayer>

/** It rests while it has the pointer or the focus, is touched, or is out of sight. */
function restWhileUsed(root: HTMLElement, row: Row, { hold }: Player) {
  root.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    if (!row.isGliding()) row.arrange()
    hold('hover', true)
  })
  root.addEventListener('pointerleave', () => hold('hover', false))
  root.addEventListener('focusin', () => hold('focus', true))
  root.addEventListener('focusout', (event) => hold('focus', root.contains(event.relatedTarget as Node)))
  row.track.addEventListener('touchstart', () => hold('touch', true), { passive: true })
  for (const end of ['touchend', 'touchcancel'])
    row.track.addEventListener(end, () => hold('touch', false), { passive: true })
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  new IntersectionObserver(([entry]) => hold('away', !entry!.isIntersecting), { threshold: 0.2 }).observe(
    root,
  )
}

/**
 * Makes the slides of app/ui/carousel.tsx play and loop. It stays a scroller: fingers, wheel and focus move it as
 * before, and no slide is hidden from anyone. With reduced motion it does not play.
 */
export function enhance(root: HTMLElement) {
  const row: Row = createRow(root, () => player.wait())
  const player = createPlayer(root, row)
  for (const arrow of findAll(root, 'by'))
    arrow.addEventListener('click', () => player.show(row.current() + Number(dataOf(arrow).by)))
  row.dots.forEach((dot, index) => {
    dot.addEventListener('click', () => player.show(index))
  })

  /** A visitor who scrolls the row by hand stops it. */
  const onScrolled = () => {
    if (!row.isGliding() && row.takeNearest()) player.pause(true)
  }
  if ('onscrollend' in window) row.track.addEventListener('scrollend', onScrolled)
  else {
    let quiet: ReturnType<typeof setTimeout> | undefined
    row.track.addEventListener('scroll', () => {
      clearTimeout(quiet)
      quiet = setTimeout(onScrolled, 150)
    })
  }
  restWhileUsed(root, row, player)
  setState(root, 'ready')
}
