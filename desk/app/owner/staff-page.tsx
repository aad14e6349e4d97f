import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffWords } from '#content/desk/staff.ts'
import ShieldCheck from '~icons/ph/shield-check'
import UserPlus from '~icons/ph/user-plus'
import type { StaffMember } from '../../contract/staff.ts'
import { get } from '../api.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { AddPerson } from './add-person.tsx'
import { ChangePerson } from './change-person.tsx'
import styles from './staff-page.module.css'
import { StaffTable } from './staff-table.tsx'

const STAFF = ['staff']

/** The staff: who may sign in, with what, and who is signed in now. */
const useStaff = () => useQuery({ queryKey: STAFF, queryFn: ({ signal }) => get('/api/staff', {}, signal) })

/** One tab of the owner's screen. */
export function StaffPage() {
  const words = useWords(staffWords)
  const queries = useQueryClient()
  const { data: members = [] } = useStaff()
  const [open, setOpen] = useState<'add' | StaffMember | null>(null)
  const close = () => setOpen(null)
  const refresh = () => queries.invalidateQueries({ queryKey: STAFF })
  useKeys({ answer: () => setOpen('add') }, { isActive: open === null })
  return (
    <section className={styles.page}>
      <header className={styles.header}>
        <h2>
          <Emphasis>{words.title}</Emphasis>
        </h2>
        <Button kind="primary" icon={UserPlus} keyCap={capsOf('answer')} onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      </header>
      <StaffTable members={members} onChange={setOpen} />
      <p className={styles.note}>
        <ShieldCheck />
        {words.note}
      </p>
      {open === 'add' && <AddPerson onDone={refresh} onClose={close} />}
      {open !== null && open !== 'add' && <ChangePerson member={open} onDone={refresh} onClose={close} />}
    </section>
  )
}
