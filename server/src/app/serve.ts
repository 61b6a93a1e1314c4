import { webGreeting } from './greeting.ts'
import { runUntilSignal } from './process.ts'
import { start } from './start.ts'

// npm start: web and worker in one process.
await runUntilSignal(start, webGreeting)
