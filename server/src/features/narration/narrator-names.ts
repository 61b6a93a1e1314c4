/** What the voices of machines are called. */
export const narratorNames = { hosted: 'House voice', embedded: 'Simple voice' } as const
