/** Sections below the first screen rise softly into view, once. Without script, or with less motion asked for, they just stand. */
export function enhance(main: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.classList.add('revealed')
      observer.unobserve(target)
    }
  })
  for (const section of main.querySelectorAll('section')) {
    // What is already in view stays as it is; so does what React or another module takes over.
    const isOutermost =
      !section.parentElement?.closest('section') &&
      !section.closest('[data-island]') &&
      section.closest('[data-enhance]') === main
    if (section.getBoundingClientRect().top < innerHeight || !isOutermost) continue
    section.classList.add('reveal')
    observer.observe(section)
  }
}
