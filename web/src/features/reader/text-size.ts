import { useState } from 'react'
import { local } from '../../lib/storage.ts'

export const textSizes = ['small', 'medium', 'large', 'xl'] as const
export type TextSize = (typeof textSizes)[number]

export const textSizeWords: Record<TextSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xl: 'XL',
}

const isTextSize = (kept: string | null): kept is TextSize => textSizes.some((size) => size === kept)

/** How large the words are, kept in this browser for each person. @param person an id */
export const useTextSize = (person: string): [TextSize, (size: TextSize) => void] => {
  const key = `moonpage.reader.text-size.${person}`
  const [size, setSize] = useState<TextSize>(() => {
    const kept = local.get(key)
    return isTextSize(kept) ? kept : 'medium'
  })
  return [
    size,
    (next) => {
      local.set(key, next)
      setSize(next)
    },
  ]
}
