import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { deskWords } from '#content/desk/common.ts'
import type { SignedIn } from '../contract/roles.ts'
import { get, onSignedOut, RefusedError } from './api.ts'
import { AwakeContext } from './awake.ts'
import { holdKeys } from './keys/use-keys.ts'
import { deskWordsIn, LanguageContext } from './language.ts'
import { loadLater } from './load-later.tsx'
import { useNames } from './privacy.tsx'
import { useActivity } from './sign-in/use-activity.ts'

/** Prefetched for everybody who is signed in: a session can end while the desk is offline. */
export const SignInPage = loadLater(async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage)

const MeContext = createContext<SignedIn | null>(null)

/** The person who is signed in. */
export const useMe = (): SignedIn => useContext(MeContext)!

const readMe = () =>
  get('/api/me').catch((error) => {
    if (error instanceof RefusedError && error.status === 401) return null
    throw error
  })

/**
 * The desk for the signed-in person, the sign-in for everybody else. When a session ends in the middle of work,
 * the screens stay mounted behind the sign-in, without names: typed text is still there afterwards.
 */
export function Session({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { hide } = useNames()
  const { data: me } = useQuery({ queryKey: ['me'], queryFn: readMe, retry: true })
  // The last person: the screens stay while somebody signs in again.
  const last = useRef<SignedIn | null>(null)
  // Another person has signed in: nothing of the previous one may stay on the screen or in memory.
  if (me && last.current && me.id !== last.current.id) location.reload()
  if (me) last.current = me
  useActivity(Boolean(me))
  useEffect(
    () =>
      onSignedOut(() => {
        if (queries.getQueryData(['me'])) hide()
        queries.setQueryData(['me'], null)
      }),
    [queries, hide],
  )
  const shown = me ?? last.current
  useEffect(() => {
    const language = shown?.language ?? 'en'
    document.documentElement.lang = language
    document.title = deskWordsIn(deskWords, language).title
  }, [shown])
  // Keys at the sign-in must not reach the screens behind it: Esc there would close a form with typed text.
  useLayoutEffect(() => holdKeys(me === null), [me])
  if (me === undefined) return null
  return (
    <>
      {me === null && <SignInPage onSignedIn={() => queries.invalidateQueries({ queryKey: ['me'] })} />}
      {shown && (
        <div hidden={me === null}>
          <AwakeContext value={me !== null}>
            <MeContext value={shown}>
              <LanguageContext value={shown.language}>{children}</LanguageContext>
            </MeContext>
          </AwakeContext>
        </div>
      )}
    </>
  )
}
