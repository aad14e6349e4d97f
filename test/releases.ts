export type Release = { version: string; lastMigration: string }

/** The versions that clinics may run, oldest first. `test/upgrade.test.ts` fills a database of each and upgrades it. */
export const releases: Release[] = [{ version: '1.0.0', lastMigration: '0001_schema' }]
