import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes in its own case, void elements with a slash, and quotes as it likes.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Phone numbers stay on one line by style, not by hard spaces; e-mail and postal addresses may show a number
    // as it is.
    'tel-non-breaking': 'off',
    // Exclusive accordions and dialogs are newer than some of the validator's tables.
    'element-permitted-content': 'error',
    // role=list and others are used on purpose.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
})

/** The HTML errors of a page, with their places. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector ?? `${m.line}:${m.column}`})`),
  )
}
