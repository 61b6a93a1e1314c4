import { readFileSync } from 'node:fs'
import { themes, type Theme } from '@moonpage/contract/categories'
import { avoidable, type Avoidable } from '@moonpage/contract/story-input'

/** A chain of causes from want to bed, which a hosted model fills with its own figures, things and words. */
export type Plot = {
  /** The id of the tale of the embedded storyteller that is told of the same, if there is one: a family gets one of the two. */
  name: string
  theme: Theme
  /** Whether a child of three or four can follow it: one will, and all of it is seen. */
  isForYoungest: boolean
  avoid: readonly Avoidable[]
  how: string
}

const isTheme = (word: string): word is Theme => themes.some((theme) => theme === word)
const isFear = (word: string): word is Avoidable => avoidable.some((fear) => fear === word)

/** `name [3-4, darkness]: how`; null for what is no such line. */
function plotIn(line: string, theme: Theme): Plot | null {
  const [, name, tags = '', how] = /^([a-z]+)(?: \[([^\]]*)\])?: (.+)$/.exec(line) ?? []
  if (!name || !how) return null
  const words = tags === '' ? [] : tags.split(', ')
  const avoid = words.filter(isFear)
  const isForYoungest = words.includes('3-4')
  if (avoid.length + Number(isForYoungest) !== words.length) return null
  return { name, theme, isForYoungest, avoid, how }
}

/** @throws with the number of a line that is neither a theme, a note nor a plot */
function readPlots(text: string): Plot[] {
  let theme: Theme | null = null
  return text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('> ')) return []
    const heading = line.slice('# '.length)
    if (line.startsWith('# ') && isTheme(heading)) theme = heading
    else {
      const plot = theme && plotIn(line, theme)
      if (!plot)
        throw new Error(
          `plots.txt:${at + 1}: write a theme (# courage) or a plot (name [3-4, darkness]: how)`,
        )
      return [plot]
    }
    return []
  })
}

/** One is given to each plan: listeners follow a chain that others have followed, and models make up weaker ones. */
export const plots: readonly Plot[] = readPlots(readFileSync(new URL('plots.txt', import.meta.url), 'utf8'))
