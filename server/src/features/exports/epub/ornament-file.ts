import { ornaments } from '../layout/ornaments.ts'

export const ornamentNames = Object.keys(ornaments) as (keyof typeof ornaments)[]

/** An ornament as an SVG file. */
export const ornamentFile = (name: keyof typeof ornaments): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${ornaments[name]
    .map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`)
    .join('')}</svg>
`
