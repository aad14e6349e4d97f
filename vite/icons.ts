import type { Options } from 'unplugin-icons'

/**
 * `import Phone from '~icons/ph/phone'` becomes a small component with that one icon in the colour of the text.
 * Icons are decorative: hidden from screen readers.
 */
export const iconOptions: Options = {
  compiler: {
    compiler: (svg) => {
      const [, attributes = '', body = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(svg) ?? []
      const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1]
      return `import { jsx } from 'react/jsx-runtime'
        const body = { __html: ${JSON.stringify(body.trim())} }
        export default (props) => jsx('svg', {
          viewBox: ${JSON.stringify(viewBox)}, 'aria-hidden': true, className: 'icon', ...props, dangerouslySetInnerHTML: body,
        })`
    },
    extension: 'js',
  },
}
