import { useMemo } from 'react'
import css from './read-through.module.css'
import { wordDiff } from './word-diff.ts'

type MarkedTextProps = {
  text: string
  /** The version to compare with. */
  other: string
  /** `before`: marks deleted words; `after`: marks inserted words. */
  side: 'before' | 'after'
}

/** A text with the words marked that only this version has. */
export const MarkedText = ({ text, other, side }: MarkedTextProps) => {
  const parts = useMemo(
    () => (side === 'before' ? wordDiff(text, other).before : wordDiff(other, text).after),
    [text, other, side],
  )
  const Tag = side === 'before' ? 'del' : 'ins'
  return parts.map((part, index) => {
    if (!part.isOnlyHere) return part.text
    const [, space = '', words] = /^(\s*)([\s\S]*)$/.exec(part.text) ?? []
    return [
      space,
      <Tag key={index} className={css[Tag]}>
        {words}
      </Tag>,
    ]
  })
}
