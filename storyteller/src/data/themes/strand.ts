import type { ThemeData } from '../schema.ts'

/** A small plot of a theme: what is planted on the call page is what the trial asks for and the act does. */
export type Strand = ThemeData['strands'][0]

/** A theme all of whose strands have all their words. */
export type WholeTheme = ThemeData & { strands: [Strand, ...Strand[]] }
