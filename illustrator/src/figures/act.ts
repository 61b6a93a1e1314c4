import type { FigureAction, Target } from './figure-action.ts'

/** What an act changes of a figure that stands and looks at the reader. */
export type Act = (target: Target) => Partial<FigureAction>

/** A figure that turns to what it acts on. */
export const facing = { head: 'profile', body: 'three-quarter' } as const
