import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { whatsappHref } from './whatsapp.ts'

test('a chat opens with digits only, and a greeting that names no service, test or illness', () => {
  for (const language of languages) {
    const chat = new URL(whatsappHref(language))
    expect(chat.host).toBe('wa.me')
    expect(chat.pathname).toMatch(/^\/91\d{10}$/)
    expect(['Hello, I would like to book an appointment.', 'नमस्ते, मुझे अपॉइंटमेंट बुक करना है।']).toContain(
      chat.searchParams.get('text'),
    )
  }
})
