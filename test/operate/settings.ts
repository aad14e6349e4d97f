import { randomBytes } from 'node:crypto'

const secret = (bytes: number) => randomBytes(bytes).toString('base64')

/** The addresses that an operator chooses. The clinic is a sample. */
export const addresses = {
  CLINIC: 'asha',
  DEMO_MODE: 'true',
  PUBLIC_URL: 'https://www.example.org',
  DESK_URL: 'https://desk.example.org',
}

export const mailServers = (url: string) => ({ SMTP_URL: url, ALARM_SMTP_URL: url })

/** All that an operator chooses but the passwords of the database's users. */
export function chooseSettings(mailServer: string) {
  return {
    ...addresses,
    ...mailServers(mailServer),
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
