import { settings, subjects, themes } from '@moonpage/contract/categories'
import { expect, it } from 'vitest'

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

it('has one drawing for each subject, theme and setting, and no other', () => {
  const drawn = Object.keys(files).map((path) => path.slice(2, -4))
  expect(drawn.toSorted()).toEqual([...subjects, ...themes, ...settings].toSorted())
})

it('draws all in the three colours of the theme', () => {
  for (const [path, svg] of Object.entries(files)) {
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1])
    for (const color of colors)
      expect(color, path).toMatch(/^(none|currentColor|var\(--icon-(lamp|paper),#[0-9a-f]{6}\))$/)
    expect(svg, path).toMatch(/^<svg [^>]*viewBox="0 0 48 48"/)
    expect(svg, path).not.toMatch(/NaN|undefined/)
  }
})
