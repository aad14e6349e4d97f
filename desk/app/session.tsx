import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { deskWords } from '#content/desk/common.ts'
import type { SignedIn } from '../contract/roles.ts'
import { get, onSignedOut, RefusedError } from './api.ts'
import { AwakeContext } from './awake.ts'
import { holdKeys } from './keys/use-keys.ts'
import { deskWordsIn, LanguageContext } from './language.ts'
import { useNames } from './privacy.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useActivity } from './sign-in/use-activity.ts'

const MeContext = createContext<SignedIn | null>(null)

/** Whoever is signed in. */
export const useMe = (): SignedIn => useContext(MeContext)!

const readMe = () =>
  get('/api/me').catch((error) => {
    if (error instanceof RefusedError && error.status === 401) return null
    throw error
  })

/**
 * The desk for whoever is signed in, the door for everybody else. When a session ends in the middle of the work the
 * screens stay behind the door, without names: what was typed is still there afterwards.
 */
export function Session({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { hide } = useNames()
  const { data: me } = useQuery({ queryKey: ['me'], queryFn: readMe, retry: true })
  // The last one: the screens stay while somebody signs in again.
  const last = useRef<SignedIn | null>(null)
  // Somebody else has signed in: nothing of the one before may be left on the screen or behind it.
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
  // Keys at the door mean nothing to the screens behind it: Esc there must not close what was typed.
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
