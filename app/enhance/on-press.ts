import { find, setState } from '../ui/script/data-attributes.ts'

export type Enhancer = { enhance: (element: HTMLElement) => void }

/**
 * For parts that every page has and few people use: their script is fetched by the first press, which then counts.
 */
export const onPress = (load: () => Promise<Enhancer>): Enhancer => ({
  enhance(element) {
    setState(element, 'ready')
    const button = find(element, 'load')
    button.addEventListener(
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
