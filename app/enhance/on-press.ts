type Enhancer = { enhance: (element: HTMLElement) => void }

/** For what stands on every page and few people use: its script is fetched by the first press, which then counts. */
export const onPress = (load: () => Promise<Enhancer>): Enhancer => ({
  enhance(element) {
    element.toggleAttribute('data-ready', true)
    const button = element.querySelector<HTMLButtonElement>('[data-load]')
    button?.addEventListener(
      'click',
      async () => {
        const { enhance } = await load()
        enhance(element)
        button.click()
      },
      { once: true },
    )
  },
})
