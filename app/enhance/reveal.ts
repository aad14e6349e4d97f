/**
 * Pictures below the first screen rise softly into view, once; words stand from the start, for who reads fast or jumps.
 * Without script, or with less motion asked for, pictures stand too.
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
    // What is already in view stays as it is; so does what React or another module takes over.
    const isOurs = !picture.closest('[data-island]') && picture.closest('[data-enhance]') === main
    if (picture.getBoundingClientRect().top < innerHeight || !isOurs) continue
    picture.classList.add('reveal')
    observer.observe(picture)
  }
}
