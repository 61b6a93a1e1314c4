/** What a text calls a figure, how it looks without clothes, and the names to choose from. */
export type FigureData = { noun: string; looks: string; names: readonly string[] }
