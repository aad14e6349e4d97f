import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { RunSheet } from '../../../contract/rounds.ts'
import type { Given } from '../../api.ts'
import { destroySheetKey, makeSheetKey, readSheetKey, seal, unseal } from './sheet-key.ts'

/**
 * An entry of the journal: what happens on the phone and goes to the desk, in this order. Ids, codes and times;
 * nothing that names a patient.
 */
export type EntryOf<Command extends PhoneCommand> = Progress & {
  /** The idempotency key. */
  key: string
  command: Command
  body: Given<`/api/commands/${Command}`>
}
export type PhoneCommand = 'stop-outcome' | 'stop-number-shown' | 'hand-over-money' | 'end-shift'
export type JournalEntry = { [Command in PhoneCommand]: EntryOf<Command> }[PhoneCommand]

/** The progress of an entry. */
export type Progress = {
  /** Until then it can be undone, and is not sent. */
  dueAt: number
  sentAt: number | null
  /** The reason why the desk refused it. */
  refused: string | null
  /** When reception settled the refused entry. */
  settledAt?: number
}

type Sealed = { iv: Uint8Array; sealed: ArrayBuffer; endsAt: number }

type Schema = DBSchema & {
  sheet: { key: 'sheet'; value: Sealed }
  journal: { key: number; value: JournalEntry; indexes: { key: string } }
}

const NAME = 'round'
/** On the disk before the screen confirms it. */
const strict = { durability: 'strict' } as const

export type RoundStore = ReturnType<typeof roundStore>

/** What the phone stores during a shift: the sheet, encrypted, and the journal. */
export function roundStore() {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const open = () => {
    opened ??= openDB<Schema>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('sheet')
        db.createObjectStore('journal', { autoIncrement: true }).createIndex('key', 'key', { unique: true })
      },
      // Another page deletes the database at the end of the shift.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        opened = undefined
      },
      terminated: () => {
        opened = undefined
      },
    })
    return opened
  }

  return {
    async saveSheet(sheet: RunSheet) {
      const sealed = await seal(await makeSheetKey(), sheet)
      const db = await open()
      const change = db.transaction('sheet', 'readwrite', strict)
      await change.store.put({ ...sealed, endsAt: Date.parse(sheet.endsAt) }, 'sheet')
      await change.done
    },

    /** Null where there is none, or where it has expired. */
    async readSheet(now: number): Promise<RunSheet | null> {
      const found = await (await open()).get('sheet', 'sheet')
      const key = found && found.endsAt > now ? await readSheetKey() : null
      return found && key ? unseal<RunSheet>(key, found).catch(() => null) : null
    },

    /** Removes names, addresses and numbers from the phone. */
    async dropSheet() {
      await destroySheetKey()
      const db = await open()
      const change = db.transaction('sheet', 'readwrite', strict)
      await change.store.clear()
      await change.done
    },

    readJournal: async () => (await open()).getAll('journal'),

    async addEntries(entries: readonly JournalEntry[]) {
      const change = (await open()).transaction('journal', 'readwrite', strict)
      for (const entry of entries) await change.store.add(entry)
      await change.done
    },

    /** Changes one entry; null removes it. */
    async changeEntry(key: string, changes: Partial<Progress> | null) {
      const change = (await open()).transaction('journal', 'readwrite', strict)
      const cursor = await change.store.index('key').openCursor(key)
      if (cursor && changes) await cursor.update({ ...cursor.value, ...changes })
      else if (cursor) await cursor.delete()
      await change.done
    },

    async deleteAll() {
      ;(await opened)?.close()
      opened = undefined
      await deleteDB(NAME)
    },
  }
}
