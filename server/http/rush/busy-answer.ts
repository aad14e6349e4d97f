import type { FastifyReply, FastifyRequest } from 'fastify'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { telHref } from '#content/format/tel.ts'
import { busy } from '#content/forms.ts'
import { type Language, languages } from '#content/language.ts'
import { pageHeaders } from '../security-headers.ts'

const [phone] = facts.phones
const link = `<a href="${telHref(phone)}">${phone}</a>`

function answersIn(language: Language) {
  const title = busy.title[language]
  const text = (phone: string) => fill(busy.text[language], { phone })
  return {
    json: JSON.stringify({ success: false, message: title, help: text(phone) }),
    page: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text(link)}</p></body></html>
`,
  }
}

// Rendered once, at the start: a busy site has no time to render.
const [en, hi] = languages.map(answersIn) as [ReturnType<typeof answersIn>, ReturnType<typeof answersIn>]

/** Answers a form whose turn did not come in time. Script submits it again by itself. */
export function sendBusy({ url, headers }: FastifyRequest, reply: FastifyReply) {
  const answer = /^\/hi(\/|$)/.test(url) ? hi : en
  const wantsJson = url.startsWith('/api/') || headers.accept?.includes('json')
  return reply
    .code(503)
    .headers({ ...pageHeaders(null), 'cache-control': 'no-store', 'retry-after': '30', vary: 'accept' })
    .type(wantsJson ? 'application/json' : 'text/html; charset=utf-8')
    .send(wantsJson ? answer.json : answer.page)
}
