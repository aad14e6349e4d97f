import { useEffect, useRef, useState } from 'react'
import { LANDMARK_LENGTH } from '#clinic/round.ts'
import { deskWords } from '#content/desk/common.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import type { RoundStop } from '../../contract/rounds.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { useOneAtATime } from '../one-at-a-time.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Field } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'

type Props = { stop: RoundStop; onNote: (landmark: string) => Promise<boolean>; onClose: () => void }

/** A landmark, where the address alone is not enough to find the home. */
export function LandmarkPanel({ stop, onNote, onClose }: Props) {
  const words = useWords(planningWords.landmark)
  const { close } = useWords(deskWords)
  const [text, setText] = useState(stop.landmark ?? '')
  const oneAtATime = useOneAtATime()
  // The typed text stays after a refusal.
  const submit = () =>
    oneAtATime(async () => {
      if (await onNote(text)) onClose()
    })
  const input = useRef<HTMLInputElement>(null)
  useKeys({ close: onClose })
  // After the panel, which focuses its title.
  useEffect(() => input.current?.focus(), [])
  return (
    <Panel
      title={<Emphasis>{words.title}</Emphasis>}
      subtitle={
        <>
          <Private>{stop.name}</Private> · <Private>{stop.area || '–'}</Private>
        </>
      }
      about={stop.bookingId}
      closeLabel={close}
      onClose={onClose}
      footer={
        <Button kind="primary" keyCap="↵" onClick={() => void submit()}>
          {words.save}
        </Button>
      }
    >
      <ContactRule reach={stop.reach} />
      <Field
        ref={input}
        label={words.label}
        hint={words.hint}
        maxLength={LANDMARK_LENGTH}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void submit()
        }}
      />
    </Panel>
  )
}
