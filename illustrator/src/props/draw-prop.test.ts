import { allProps } from '@moonpage/storyteller/scene'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { Drawing } from '../drawing.ts'
import { outdoorMood, tinted } from '../mood.ts'
import { random } from '../random.ts'
import { drawProp, propInfo } from './draw-prop.ts'

const view = { x: -1000, y: -1000, width: 2000, height: 2000 }

function svgOf(prop: (typeof allProps)[number], lit: boolean, shading = true): string {
  const mood = outdoorMood(lit ? 'night' : 'afternoon')
  const drawing = new Drawing(mood)
  drawProp(drawing, prop, { x: 0, y: 0, scale: 1, lit, tint: tinted(mood) }, random(prop))
  return drawing.toSvg(shading, view)
}

/** The bounding box of what is painted, in canvas units, to within 10 units. */
function paintedBox(svg: string) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: 400 },
    font: { loadSystemFonts: false },
  }).render()
  // Read once, since the getter copies all pixels.
  const { width, pixels } = image
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] as number) < 40) continue
    const x = ((i >> 2) % width) * 5 - 1000
    const y = Math.floor((i >> 2) / width) * 5 - 1000
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 5)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 5)
  }
  return box
}

describe.each(allProps)('%s', (prop) => {
  it('draws valid shapes, lit and unlit', () => {
    for (const lit of [true, false]) {
      const svg = svgOf(prop, lit)
      expect(svg).toMatch(/<(path|ellipse)/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('is the same for the same seed', () => {
    expect(svgOf(prop, true)).toBe(svgOf(prop, true))
  })

  it('has the size and the lowest point of its info', () => {
    const info = propInfo[prop]
    const box = paintedBox(svgOf(prop, false, false))
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const slack = (length: number) => 12 + length * 0.06
    expect(Math.abs(width - info.width), `width ${width}`).toBeLessThan(slack(info.width))
    expect(Math.abs(height - info.height), `height ${height}`).toBeLessThan(slack(info.height))
    expect(Math.abs(box.bottom - (info.gripY ?? 0)), `bottom ${box.bottom}`).toBeLessThan(slack(info.height))
  })

  it('glows if lit and if its info has a glow colour', () => {
    expect(svgOf(prop, true).includes('mix-blend-mode:screen')).toBe(propInfo[prop].glows !== undefined)
    expect(svgOf(prop, false)).not.toContain('mix-blend-mode:screen')
  })
})

it('gives every barrier a layer', () => {
  for (const prop of allProps)
    expect(propInfo[prop].layer !== undefined).toBe(propInfo[prop].kind === 'barrier')
})
