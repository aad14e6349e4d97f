import { useEffect, useState } from 'react'
import { shownLanguage } from '#content/clinic/shown-languages.ts'
import type { Language } from '#content/language.ts'
import type { NextStep, SecondFactor } from '../../contract/sign-in.ts'
import { get, RefusedError } from '../api.ts'
import { LanguageContext } from '../language.ts'
import { AsleepStep } from './asleep-step.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { FirstPasswordStep } from './first-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryStep } from './recovery-step.tsx'

const LANGUAGE = 'desk-language'

type Sleeper = { name: string; language: Language; isMuchOpened?: boolean }
type Step =
  | { name: 'password' }
  | { name: 'code' | 'recovery' | 'first-password' }
  | { name: 'enrol'; factor: SecondFactor }
  | { name: 'asleep'; sleeper: Sleeper }

/** The reason of the 401 decides the first step. */
const firstStep = async (): Promise<Step> => {
  try {
    await get('/api/me')
  } catch (error) {
    if (error instanceof RefusedError && error.reason === 'asleep')
      return { name: 'asleep', sleeper: error.details as Sleeper }
    if (error instanceof RefusedError && error.reason === 'must-enrol') return { name: 'first-password' }
  }
  return { name: 'password' }
}

const nextSteps: Record<Exclude<NextStep['next'], 'desk'>, Step> = {
  code: { name: 'code' },
  enrol: { name: 'first-password' },
}

const firstLanguage = (): Language => {
  const kept = localStorage.getItem(LANGUAGE) ?? navigator.language
  return shownLanguage(kept.startsWith('hi') ? 'hi' : 'en')
}

/** The sign-in of the desk: every step until somebody is signed in, and again when the session sleeps. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<Step | null>(null)
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    firstStep().then(setStep)
  }, [])
  const shown = step?.name === 'asleep' ? step.sleeper.language : language
  const changeLanguage = () => {
    const next = language === 'en' ? 'hi' : 'en'
    localStorage.setItem(LANGUAGE, next)
    setLanguage(next)
  }
  return (
    <LanguageContext value={shown}>
      {step && <Shown step={step} go={setStep} onSignedIn={onSignedIn} onLanguage={changeLanguage} />}
    </LanguageContext>
  )
}

type ShownProps = {
  step: Step
  go: (step: Step) => void
  onSignedIn: () => void
  onLanguage: () => void
}

function Shown({ step, go, onSignedIn, onLanguage }: ShownProps) {
  const begin = () => go({ name: 'password' })
  switch (step.name) {
    case 'password':
      return (
        <PasswordStep
          onNext={(next) => (next === 'desk' ? onSignedIn() : go(nextSteps[next]))}
          onLanguage={onLanguage}
        />
      )
    case 'code':
      return <CodeStep onSignedIn={onSignedIn} onRecovery={() => go({ name: 'recovery' })} onBack={begin} />
    case 'recovery':
      return <RecoveryStep onSignedIn={onSignedIn} onBack={() => go({ name: 'code' })} />
    case 'first-password':
      return <FirstPasswordStep onChosen={(factor) => go({ name: 'enrol', factor })} onOver={begin} />
    case 'enrol':
      return <EnrolStep factor={step.factor} onSignedIn={onSignedIn} onOver={begin} />
    case 'asleep':
      return <AsleepStep {...step.sleeper} onAwake={onSignedIn} onOver={begin} />
  }
}
