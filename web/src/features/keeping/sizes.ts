const mega = 1_000_000

const rounded = (bytes: number): string => {
  const megabytes = bytes / mega
  return megabytes >= 20 ? String(Math.round(megabytes)) : megabytes.toFixed(1)
}

/** `5.2 MB`. */
export const inMegabytes = (bytes: number): string => `${rounded(bytes)} MB`

/** `3.1 of 5.2 MB`. */
export const partInMegabytes = (part: number, whole: number): string =>
  `${rounded(part)} of ${inMegabytes(whole)}`
