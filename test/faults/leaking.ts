import { subscribe } from 'node:diagnostics_channel'
import { isMainThread } from 'node:worker_threads'

// Loaded into a process before its own code: each request leaves a megabyte behind, as with a bad leak.

const left: number[][] = []
if (isMainThread) subscribe('http.server.request.start', () => left.push(Array(131_072).fill(0.5)))
