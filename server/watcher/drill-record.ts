import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Written by db/restore-drill.ts after each drill that went well, beside the backups. */
export const drillRecord = (backupFolder: string) => path.join(backupFolder, 'restore-drill.json')

/** When a backup was last restored; null when none ever was. */
export async function lastDrill(backupFolder: string): Promise<Date | null> {
  try {
    const text = await readFile(drillRecord(backupFolder), 'utf8')
    return z.object({ at: z.coerce.date() }).parse(JSON.parse(text)).at
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
