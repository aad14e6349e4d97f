import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { deskWords } from '#content/desk/common.ts'
import type { Language } from '#content/language.ts'
import { command } from '../api.ts'
import { useWords } from '../language.ts'
import { languageNames } from '../language-names.ts'
import { refusalIn } from '../refusal-in.ts'
import { useMe } from '../session.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './account.module.css'

/** The language of the screens; it changes at once. */
export function AccountLanguage() {
  const words = useWords(deskWords)
  const { language } = useMe()
  const queries = useQueryClient()
  const [problem, setProblem] = useState('')
  const choose = async (chosen: Language) => {
    try {
      await command('/api/me/language', { language: chosen })
      setProblem('')
      await queries.invalidateQueries({ queryKey: ['me'] })
    } catch (error) {
      setProblem(refusalIn(words.refusals, error))
    }
  }
  if (shownLanguages.length === 1) return null
  return (
    <>
      <p className={styles.label}>{words.account.language}</p>
      <Segments
        label={words.account.language}
        segments={shownLanguages.map((id) => ({ id, label: languageNames[id] }))}
        chosen={language}
        onChoose={(chosen) => void choose(chosen)}
      />
      <p role="status">{problem}</p>
    </>
  )
}
