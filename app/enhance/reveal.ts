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
    // What she already sees, or came for by its address, stays as it is.
    if (section.getBoundingClientRect().top < innerHeight || section.parentElement?.closest('section'))
      continue
    section.classList.add('reveal')
    observer.observe(section)
  }
}
