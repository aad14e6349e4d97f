import { parentPort, workerData } from 'node:worker_threads'
import { matchList } from './match-list.ts'

// The entry point of a thread (match-in-thread.ts): it matches one list.
const { bytes, known } = workerData
parentPort!.postMessage(matchList(bytes, known))
