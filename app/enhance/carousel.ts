const calm = matchMedia('(prefers-reduced-motion: reduce)')

const allIn = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** The row of slides: which one is current, and how the row moves to another. */
function createRow(root: HTMLElement, onSettled: () => void) {
  const track = allIn(root, '[data-track]')[0]!
  const slides = [...track.children] as HTMLElement[]
  const dots = allIn(root, '[data-dot]')
  const moves = Number(root.dataset.moves)
  let current = 0
  let frame = 0

  const around = (index: number) => (index + slides.length) % slides.length
  const distance = (slide: HTMLElement) => {
    const bleed = Number.parseFloat(getComputedStyle(track).paddingLeft)
    return slide.getBoundingClientRect().left - track.getBoundingClientRect().left - bleed
  }

  /**
   * Puts one slide before the current one and all others behind it, so that there is a way on in both directions.
   * Until someone or something wants to move, the row stays as the page drew it.
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

  function stopGliding() {
    cancelAnimationFrame(frame)
    frame = 0
    track.style.scrollSnapType = ''
  }

  function settle() {
    stopGliding()
    arrange()
    onSettled()
  }

  /** Browsers scroll smoothly at a speed of their own; this one is the specification's. */
  function glideTo(index: number) {
    stopGliding()
    arrange()
    const from = track.scrollLeft
    const by = distance(slides[around(index)]!)
    let began = 0
    current = around(index)
    if (calm.matches) return settle()
    // Snapping would pull it back at every step.
    track.style.scrollSnapType = 'none'
    // The slides change places in frames of their own, before and after: in a moving one it would count as a jump.
    const step = (now: number) => {
      began ||= now
      const part = Math.min((now - began) / moves, 1)
      track.scrollLeft = from + by * (1 - (1 - part) ** 3)
      frame = requestAnimationFrame(part < 1 ? step : settle)
    }
    frame = requestAnimationFrame(step)
  }

  /** Makes the slide current that a swipe, a wheel or a focus has left nearest; false if it was. */
  function takeNearest(): boolean {
    const nearest = slides.reduce((a, b) => (Math.abs(distance(b)) < Math.abs(distance(a)) ? b : a))
    const index = slides.indexOf(nearest)
    if (index === current) return false
    current = index
    arrange()
    return true
  }

  // Another width, another place for every slide that has been moved.
  new ResizeObserver(() => frame === 0 && slides[0]!.style.order !== '' && arrange()).observe(track)
  return {
    track,
    dots,
    current: () => current,
    slide: () => slides[current]!,
    isGliding: () => frame !== 0,
    arrange,
    glideTo,
    takeNearest,
  }
}

type Row = ReturnType<typeof createRow>

/** Plays the row while it is not paused and nothing holds it. */
function createPlayer(root: HTMLElement, row: Row) {
  const toggle = allIn(root, '[data-toggle]')[0]!
  const announcement = allIn(root, '[data-told]')[0]!
  const stays = Number(root.dataset.stays)
  let isPaused = calm.matches
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Why it rests for a while. */
  const holds = new Set<string>(['away'])

  function wait() {
    clearTimeout(timer)
    const isPlaying = !isPaused && holds.size === 0
    announcement.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    if (!isPlaying) return
    // What comes next is fetched while this one is read.
    for (const picture of row.track.querySelectorAll('img')) picture.loading = 'eager'
    timer = setTimeout(() => row.glideTo(row.current() + 1), stays)
  }

  function pause(yes: boolean) {
    isPaused = yes
    root.toggleAttribute('data-playing', !yes)
    toggle.setAttribute('aria-label', (yes ? toggle.dataset.play : toggle.dataset.pause) ?? '')
    wait()
  }

  function hold(reason: string, yes: boolean) {
    if (yes) holds.add(reason)
    else holds.delete(reason)
    wait()
  }

  toggle.addEventListener('click', () => {
    // Asked to play, it plays, although the button is pointed at and has the focus.
    if (isPaused) for (const reason of ['focus', 'hover']) holds.delete(reason)
    pause(!isPaused)
  })
  calm.addEventListener('change', () => calm.matches && pause(true))

  /** Moves to a slide that was asked for, and announces it. */
  function show(index: number) {
    row.glideTo(index)
    const heading = row.slide().querySelector('h1, h2, h3')
    announcement.textContent = `${row.slide().getAttribute('aria-label')}: ${heading?.textContent}`
  }
  pause(isPaused)
  return { wait, pause, hold, show }
}

type Player = ReturnType<typeof createPlayer>

/** Nobody is hurried: it rests while it is pointed at, holds the focus, is touched or out of sight. */
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
 * Makes the row of slides of app/ui/carousel.tsx play by itself and turn round for ever. It stays an ordinary
 * scroller: fingers, wheel and focus move it as before, and no slide is hidden from anyone. For whoever asked for less
 * motion it does not play.
 */
export function enhance(root: HTMLElement) {
  const row: Row = createRow(root, () => player.wait())
  const player = createPlayer(root, row)
  for (const arrow of allIn(root, '[data-by]'))
    arrow.addEventListener('click', () => player.show(row.current() + Number(arrow.dataset.by)))
  row.dots.forEach((dot, index) => {
    dot.addEventListener('click', () => player.show(index))
  })

  /** Whoever turns the row by hand is not turned on. */
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
  root.toggleAttribute('data-ready', true)
}
