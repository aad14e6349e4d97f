import { createTestDatabase, type TestDatabase } from '../database.ts'
import { type Cluster, createCluster } from '../faults/cluster.ts'
import { type RunningSite, type Settings, startSite } from '../processes.ts'

export type Stage = { cluster: Cluster; database: TestDatabase; site: RunningSite; startMs: number }

/** The built site as in production, beside a PostgreSQL of its own with the usual settings; everything on loopback. */
export async function openStage(settings: Settings): Promise<Stage & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const cluster = await createCluster()
  stack.defer(() => cluster.remove())
  const database = await createTestDatabase({ hasCatalogue: true, on: cluster.server })
  stack.defer(() => database.drop())
  const began = performance.now()
  const site = await startSite({ DATABASE_URL: database.url, ...settings })
  const startMs = performance.now() - began
  stack.defer(() => site.stop())
  const ends = stack.move()
  return { cluster, database, site, startMs, [Symbol.asyncDispose]: () => ends.disposeAsync() }
}
