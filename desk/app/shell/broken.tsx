import { Component, type ReactNode } from 'react'
import { deskWords } from '#content/desk/common.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './shell.module.css'

/** Replaces a page that failed to render. */
export class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <BrokenPage /> : this.props.children)
}

function BrokenPage() {
  const words = useWords(deskWords.broke)
  return (
    <main className={styles.broken} id="main">
      <EmptyState
        picture="offline"
        title={words.title}
        actions={
          <Button kind="primary" onClick={() => location.reload()}>
            {words.loadAgain}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
    </main>
  )
}
