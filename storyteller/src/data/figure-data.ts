/** How a figure looks without clothes, and the names to choose from. */
export type FigureData = { looks: string; names: readonly string[] }
