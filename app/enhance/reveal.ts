/**
 * Fades pictures below the first screen in, once; text is visible from the start, for fast readers. Without
 * script, or with reduced motion, pictures are visible, too.
 */
export function enhance(main: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.classList.add('revealed')
      observer.unobserve(target)
    }
  })
  for (const picture of main.querySelectorAll('section img')) {
    // Elements in view stay as they are; so do those that React or another module takes over.
    const isOurs = !picture.closest('[data-island]') && picture.closest('[data-enhance]') === main
    if (picture.getBoundingClientRect().top < innerHeight || !isOurs) continue
    picture.classList.add('reveal')
    observer.observe(picture)
  }
}
