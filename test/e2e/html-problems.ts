import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What React writes: attributes in its own case, void elements with a slash, quotes as it likes.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Phone numbers are kept together by style, not by hard spaces; addresses may show a number as it is.
    'tel-non-breaking': 'off',
    // One-open accordions and dialogs are newer than the validator's tables in places.
    'element-permitted-content': 'error',
    // role=list and friends are chosen with care where they stand.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
})

/** What is wrong with the HTML of a page, and where. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector ?? `${m.line}:${m.column}`})`),
  )
}
