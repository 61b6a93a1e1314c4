import { workerStartupMessage } from './startup-message.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { startWorker } from './start.ts'

// npm run worker: runs jobs, and serves no requests.
await runUntilSignal(startWorker, workerStartupMessage)
