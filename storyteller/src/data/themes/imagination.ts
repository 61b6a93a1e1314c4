import type { ThemeData } from '../schema.ts'
import { ticket } from './imagination/ticket.ts'
import { crown } from './imagination/crown.ts'
import { boat } from './imagination/boat.ts'
import { drawnDoor } from './imagination/drawn-door.ts'
import { lastPage } from './imagination/last-page.ts'

export const imagination: ThemeData = {
  refrains: [
    'What if, what if, what if it were?',
    'Shut your eyes, and there it is.',
    'It is a boat, if we say so.',
    'Say it is, and so it is.',
    'A pinch of air, a dash of why not.',
    'Look again, it is something else.',
  ],
  summary: [
    'The way in needs something that no one has, except in the mind.',
    '{hero} has nothing in either pocket, and makes very good use of it.',
    'There is no way in, so somebody has to think of one.',
  ],
  strands: [ticket, crown, boat, drawnDoor, lastPage],
}
