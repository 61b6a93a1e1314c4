import { webGreeting } from './greeting.ts'
import { runUntilSignal } from './process.ts'
import { startWeb } from './start.ts'

// npm run web: answers requests. The stories that are asked for wait until a worker runs.
await runUntilSignal(startWeb, webGreeting)
