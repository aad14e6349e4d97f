import { randomBytes } from 'node:crypto'

const secret = (bytes: number) => randomBytes(bytes).toString('base64')

/** What an operator chooses: passwords of the database's users, keys, and addresses. The clinic is a sample. */
export function chooseSettings(mailServer: string) {
  return {
    CLINIC: 'asha',
    DEMO_MODE: 'true',
    PUBLIC_URL: 'https://www.example.org',
    DESK_URL: 'https://desk.example.org',
    SMTP_URL: mailServer,
    ALARM_SMTP_URL: mailServer,
    DESK_SECRET: secret(33),
    FORM_SECRET: secret(33),
    DATA_KEYS: `2026:${secret(32)}`,
    LOOKUP_KEYS: `2026:${secret(32)}`,
  }
}

/** The file of settings with these values in place of its own. */
export function edited(text: string, values: Record<string, string>) {
  const left = new Map(Object.entries(values))
  const lines = text.split('\n').map((line) => {
    const name = /^([A-Z_]+)=/.exec(line)?.[1] ?? ''
    const value = left.get(name)
    left.delete(name)
    return value === undefined ? line : `${name}=${value}`
  })
  return [...lines, ...Array.from(left, ([name, value]) => `${name}=${value}`), ''].join('\n')
}
