/** From the tableau to the canvas. */
export type Frame = { toX: (x: number) => number; toY: (y: number) => number }
