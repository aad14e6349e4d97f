import { parentPort, workerData } from 'node:worker_threads'
import { matchList } from './match-list.ts'

// The whole work of a thread (match-in-thread.ts): one list.
const { bytes, known } = workerData
parentPort!.postMessage(matchList(bytes, known))
