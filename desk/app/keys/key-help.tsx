import { deskWords } from '#content/desk/common.ts'
import { keyWords } from '#content/desk/keys.ts'
import { useWords } from '../language.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './key-help.module.css'
import { capsOf } from './key-table.ts'
import { useKeys } from './use-keys.ts'

type Verb = keyof (typeof keyWords)['verbs']
type Entry = { verb: Verb; caps: readonly string[]; note?: 'undo' | 'logged' }

const entry = (verb: Verb & Parameters<typeof capsOf>[0], note?: Entry['note']): Entry => ({
  verb,
  caps: capsOf(verb),
  ...(note && { note }),
})

const groups: Record<keyof (typeof keyWords)['groups'], Entry[]> = {
  row: [
    entry('check-in', 'undo'),
    entry('call-in', 'undo'),
    entry('seen', 'undo'),
    entry('missed', 'undo'),
    entry('left', 'undo'),
    entry('move', 'undo'),
    entry('hand-over', 'undo'),
    entry('call', 'logged'),
    entry('show-number', 'logged'),
    entry('cancel', 'undo'),
    { verb: 'outcomes', caps: ['1', '…', '8'], note: 'undo' },
  ],
  work: [
    entry('book', 'undo'),
    entry('book-above', 'undo'),
    entry('doctor-late', 'undo'),
    entry('tell-nobody', 'undo'),
    entry('answer', 'undo'),
    entry('agree-time', 'undo'),
    entry('confirm', 'undo'),
    entry('undo'),
    entry('redo'),
    entry('let-in'),
    entry('close-day', 'undo'),
    entry('landmark', 'undo'),
    entry('print'),
  ],
  about: [
    entry('find'),
    { verb: 'rows', caps: ['J', 'K'] },
    entry('open'),
    entry('close'),
    entry('hide-names'),
    { verb: 'filters', caps: ['0', '…', '5'] },
    entry('finished'),
    entry('go-today'),
    entry('go-calendar'),
    entry('go-answers'),
    entry('go-rounds'),
    entry('keys'),
  ],
}

/** The list of every verb with its key. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const words = useWords(keyWords)
  const { close } = useWords(deskWords)
  useKeys({ close: onClose, keys: onClose }, { isModal: true })
  return (
    <Dialog title={<Emphasis>{words.title}</Emphasis>} width="wide" closeLabel={close} onClose={onClose}>
      <div className={styles.groups}>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section key={group}>
            <h3>{words.groups[group]}</h3>
            <ul>
              {groups[group].map(({ verb, caps, note }) => (
                <li key={verb}>
                  <Caps caps={caps} />
                  {words.verbs[verb]}
                  {note && <small>{words[note]}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        {words.note.split(/\[(\w+)\]/).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
          index % 2 ? <kbd key={index}>{part}</kbd> : part,
        )}
      </p>
    </Dialog>
  )
}

/** For screen readers and phones as well: this page is about the keys. */
const Caps = ({ caps }: { caps: readonly string[] }) => (
  <span className={styles.caps}>
    {caps.map((cap, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same key can come twice
      <kbd key={index}>{cap}</kbd>
    ))}
  </span>
)
