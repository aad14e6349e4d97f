/**
 * Makes the row of slides of app/ui/carousel.tsx play by itself and turn round for ever. It stays an ordinary
 * scroller: fingers, wheel and focus move it as before, and no slide is hidden from anyone. Nobody is hurried: it rests
 * while it is pointed at, holds the focus, is touched or out of sight, and for whoever asked for less motion.
 */
export function enhance(root: HTMLElement) {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const [track, toggle, told] = [all('[data-track]')[0]!, all('[data-toggle]')[0]!, all('[data-told]')[0]!]
  const slides = [...track.children] as HTMLElement[]
  const dots = all('[data-dot]')
  const stays = Number(root.dataset.stays)
  const moves = Number(root.dataset.moves)
  const calm = matchMedia('(prefers-reduced-motion: reduce)')

  let current = 0
  let paused = calm.matches
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  /** Why it rests for a while. */
  const holds = new Set<string>(['away'])

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

  /** Browsers scroll smoothly at a speed of their own; this one is the specification's. */
  function glide(index: number) {
    stopGliding()
    arrange()
    const from = track.scrollLeft
    const by = distance(slides[index]!)
    let began = 0
    current = index
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

  function settle() {
    stopGliding()
    arrange()
    wait()
  }

  function show(index: number) {
    glide(around(index))
    const slide = slides[current]!
    const heading = slide.querySelector('h1, h2, h3')
    told.textContent = `${slide.getAttribute('aria-label')}: ${heading?.textContent}`
  }

  function wait() {
    clearTimeout(timer)
    const playing = !paused && holds.size === 0
    told.setAttribute('aria-live', playing ? 'off' : 'polite')
    if (!playing) return
    // What comes next is fetched while this one is read.
    for (const picture of track.querySelectorAll('img')) picture.loading = 'eager'
    timer = setTimeout(() => glide(around(current + 1)), stays)
  }

  function pause(yes: boolean) {
    paused = yes
    root.toggleAttribute('data-playing', !yes)
    toggle.setAttribute('aria-label', (yes ? toggle.dataset.play : toggle.dataset.pause) ?? '')
    wait()
  }

  function hold(reason: string, yes: boolean) {
    if (yes) holds.add(reason)
    else holds.delete(reason)
    wait()
  }

  /** After a swipe, a wheel or a focus that moved the row: whoever turns it herself is not turned on. */
  function moved() {
    if (frame) return
    const nearest = slides.reduce((a, b) => (Math.abs(distance(b)) < Math.abs(distance(a)) ? b : a))
    const index = slides.indexOf(nearest)
    if (index === current) return
    current = index
    arrange()
    pause(true)
  }

  toggle.addEventListener('click', () => {
    // Asked to play, it plays, although the button is pointed at and has the focus.
    if (paused) for (const reason of ['focus', 'hover']) holds.delete(reason)
    pause(!paused)
  })
  for (const arrow of all('[data-by]'))
    arrow.addEventListener('click', () => show(current + Number(arrow.dataset.by)))
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index))
  })
  if ('onscrollend' in window) track.addEventListener('scrollend', moved)
  else
    track.addEventListener('scroll', () => {
      clearTimeout(quiet)
      quiet = setTimeout(moved, 150)
    })
  root.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    if (!frame) arrange()
    hold('hover', true)
  })
  root.addEventListener('pointerleave', () => hold('hover', false))
  root.addEventListener('focusin', () => hold('focus', true))
  root.addEventListener('focusout', (event) => hold('focus', root.contains(event.relatedTarget as Node)))
  track.addEventListener('touchstart', () => hold('touch', true), { passive: true })
  for (const end of ['touchend', 'touchcancel'])
    track.addEventListener(end, () => hold('touch', false), { passive: true })
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  calm.addEventListener('change', () => calm.matches && pause(true))
  new IntersectionObserver(([entry]) => hold('away', !entry!.isIntersecting), { threshold: 0.2 }).observe(
    root,
  )
  // Another width, another place for every slide that has been moved.
  new ResizeObserver(() => frame === 0 && slides[0]!.style.order !== '' && arrange()).observe(track)

  pause(paused)
  root.toggleAttribute('data-ready', true)
}
