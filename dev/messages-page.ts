import { escapeHtml } from './inbox.ts'
import type { Message } from './provider-rules.ts'
import { currentCode } from './staff.ts'

/** A phone as a web page: all received SMS and WhatsApp messages, newest first, and its authenticator app. */
export function messagesPage(messages: Message[]): string {
  const article = ({ channel, to, template, language, variables, linkSuffix }: Message) => `<article>
    <h2>${channel === 'sms' ? 'SMS' : 'WhatsApp'} to ${escapeHtml(to)}</h2>
    <p>${escapeHtml(`${template}.${language}`)} ${escapeHtml(linkSuffix ?? '')}</p>
    <pre>${escapeHtml(variables.join('\n'))}</pre></article>`
  const list = messages.map(article).reverse().join('') || '<p>No message yet.</p>'
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Phone</title>
    <style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>
    <p>Code for the desk, for every account of development: <strong>${currentCode()}</strong></p>
    <h1>${messages.length} messages</h1>${list}`
}
