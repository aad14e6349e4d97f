import type { FieldError } from '#clinic/fields.ts'
import { type InvalidWords, invalidIn } from '../forms/invalid-in.ts'
import { RESPONSE_TIMEOUT_MS, retryUntilAnswered } from '../forms/retry.ts'
import { partOf, putInPlace } from './swap.ts'

type FrameData = {
  check: string
  data: unknown
  invalid: InvalidWords
  challenge?: import('altcha-lib').Challenge
}

const dataOf = (frame: HTMLElement): FrameData =>
  JSON.parse(frame.querySelector(':scope > script')?.textContent ?? '{}')

/** Thanks are a page of their own and take the whole place; every other answer is the form again. */
const PART = '[data-swap]'
const WHOLE = '#main'

async function ask(url: string, body: URLSearchParams, inDialog: boolean) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    const answer = await partOf(response, response.redirected && !inDialog ? WHOLE : PART)
    return answer && response.status !== 503 ? { ...answer, response } : null
  } catch {
    return null
  }
}

type Answered = NonNullable<Awaited<ReturnType<typeof ask>>>

/** Sends the form until an answer comes, always with the same token. Null when nobody knows what became of it. */
async function send(
  url: string,
  body: URLSearchParams,
  inDialog: boolean,
  onRetry: () => void,
): Promise<Answered | null> {
  body.set('canSolveChallenge', 'yes')
  return retryUntilAnswered(async () => {
    const answer = await ask(url, body, inDialog)
    const { challenge } = answer ? dataOf(answer.part) : {}
    if (!challenge) return answer
    const { solveChallengeOf } = await import('../forms/solve-challenge.ts')
    body.set('challengeSolution', await solveChallengeOf(challenge))
    return ask(url, body, inDialog)
  }, onRetry)
}

/** The same list in the summary and at the fields, as the server would have written it. */
function showErrors(frame: HTMLElement, words: InvalidWords, errors: FieldError[]) {
  const invalid = invalidIn(words, errors)
  const problem = frame.querySelector('[data-problem]')!
  const summary = frame
    .querySelector<HTMLTemplateElement>('[data-summary]')!
    .content.cloneNode(true) as Element
  const heading = summary.querySelector('h2')!
  heading.append(invalid.message)
  const list = summary.querySelector('ul')!
  for (const { field, message } of invalid.errors ?? []) {
    const link = Object.assign(document.createElement('a'), { href: `#${field}`, textContent: message })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  problem.replaceChildren(summary)
  for (const old of frame.querySelectorAll('form [id$="-error"]'))
    forget(frame, old.id.replace(/-error$/, ''))
  for (const { field, message } of invalid.errors ?? []) mark(frame, words, field, message)
  problem.querySelector<HTMLElement>('[role=alert]')?.focus()
}

function mark(frame: HTMLElement, words: InvalidWords, name: string, message: string) {
  const input = frame.querySelector<HTMLElement>(`#${CSS.escape(name)}`)
  if (!input) return
  const folded = input.closest('details')
  if (folded) folded.open = true
  const error = document.createElement('p')
  error.id = `${name}-error`
  error.className = 'field-error'
  const prefix = Object.assign(document.createElement('span'), {
    className: 'visually-hidden',
    textContent: `${words.summary.fieldPrefix} `,
  })
  error.append(prefix, message)
  const group = input.closest('fieldset')
  const isGroup = input.matches('[type=radio]') && group
  if (isGroup) group.querySelector('legend')?.after(error)
  else (input.closest('label') ?? input).before(error)
  const described = isGroup ? group : input
  described.setAttribute('aria-invalid', 'true')
  const ids = new Set((described.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  described.setAttribute('aria-describedby', [...ids.add(error.id)].join(' '))
}

/** What was wrong is forgotten as soon as she changes it. */
function forget(frame: HTMLElement, name: string) {
  const error = frame.querySelector(`#${CSS.escape(name)}-error`)
  if (!error) return
  error.remove()
  for (const described of frame.querySelectorAll(`[aria-describedby~="${error.id}"]`)) {
    described.removeAttribute('aria-invalid')
    const ids = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== error.id)
    if (ids.length) described.setAttribute('aria-describedby', ids.join(' '))
    else described.removeAttribute('aria-describedby')
  }
}

export function enhance(frame: HTMLElement) {
  const form = frame.querySelector('form')
  if (!form) return
  const { check, data, invalid } = dataOf(frame)
  const said = frame.querySelector('[data-said]')
  let busy = false

  form.addEventListener('input', (event) => forget(frame, (event.target as HTMLInputElement).name))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (busy) return
    const submitter = event.submitter as HTMLButtonElement | null
    // Her Back and the browser's are one: see keepStepInHistory.
    if (submitter?.value === 'back' && history.state?.step === 2) return history.back()
    const filled = new FormData(form, submitter)
    busy = true
    if (!submitter?.formNoValidate) {
      const { checks } = await import('./checks.ts')
      const parsed = checks[check]?.(filled, data)
      if (parsed && !parsed.ok) {
        busy = false
        return showErrors(frame, invalid, parsed.errors)
      }
    }
    const label = submitter?.textContent ?? ''
    if (submitter?.dataset.busy) submitter.textContent = submitter.dataset.busy
    submitter?.setAttribute('aria-disabled', 'true')
    if (said) said.textContent = submitter?.dataset.busy ?? ''
    const unanswered = frame.querySelector<HTMLTemplateElement>('[data-unanswered]')!
    const body = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]))
    const answer = await send(form.action, body, frame.closest('dialog') !== null, () => {
      if (said) said.textContent = unanswered.content.querySelector('p + p')?.textContent ?? ''
    })
    busy = false
    if (answer) return settle(frame, answer, filled.get('sharedPhone') === 'yes')
    if (submitter) submitter.textContent = label
    submitter?.removeAttribute('aria-disabled')
    const problem = frame.querySelector('[data-problem]')!
    problem.replaceChildren(unanswered.content.cloneNode(true))
    problem.querySelector<HTMLElement>('[role=alert]')?.focus()
  })
  keepStepInHistory(frame)
  frame.toggleAttribute('data-ready', true)
}

function settle(frame: HTMLElement, { part, title, response }: Answered, leaveNoTrace: boolean) {
  if (frame.closest('dialog')) return putInPlace(frame, part)
  document.title = title
  if (response.redirected) {
    // Thanked: a reload finds the same view, and Back does not lead to a form that is done. Where others use the
    // phone, no address leads to the thanks either.
    history.replaceState(null, '', leaveNoTrace ? location.pathname : response.url)
    // The step before is still an address of this page, but its form is gone: she gets a new one.
    window.addEventListener('popstate', () => {
      if (history.state?.step === 1) location.reload()
    })
    return putInPlace(document.querySelector<HTMLElement>(WHOLE)!, part)
  }
  if (part.dataset.step === '2' && history.state?.step !== 2) {
    history.replaceState({ step: 1 }, '')
    history.pushState({ step: 2 }, '')
  }
  putInPlace(frame, part)
}

/** The way back of the browser is the way back of the form: to the step before, with all answers. */
function keepStepInHistory(frame: HTMLElement) {
  if (frame.dataset.step !== '2') return
  const goBack = () => {
    // The links of an error summary make history too, and lead to fields of this step.
    if (history.state?.step !== 1) return
    window.removeEventListener('popstate', goBack)
    if (document.contains(frame)) frame.querySelector<HTMLButtonElement>('button[value=back]')?.click()
  }
  window.addEventListener('popstate', goBack)
}
