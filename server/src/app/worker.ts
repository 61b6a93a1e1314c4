import { workerGreeting } from './greeting.ts'
import { runUntilSignal } from './process.ts'
import { startWorker } from './start.ts'

// npm run worker: works jobs, and answers no requests.
await runUntilSignal(startWorker, workerGreeting)
