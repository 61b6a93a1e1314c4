import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text on the screen, in CSS pixels of the viewport. */
type Line = {
  words: string
  color: readonly [number, number, number]
  isLarge: boolean
  left: number
  top: number
  right: number
  bottom: number
}

export type Contrast = { words: string; ratio: number; needed: number }

const hideText = `*, ::placeholder {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`

/** All visible lines of text in `within`, with color and size. */
const linesOf = (within: string): Line[] => {
  const found: Line[] = []
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.checkVisibility() || !walker.currentNode.textContent?.trim()) continue
      // Disabled controls are exempt.
      if (parent.closest(':disabled, [aria-disabled="true"]')) continue
      const style = getComputedStyle(parent)
      const [red = 0, green = 0, blue = 0] = style.color.match(/[\d.]+/g)?.map(Number) ?? []
      const size = Number.parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, top, right, bottom } of range.getClientRects())
        found.push({
          words: walker.currentNode.textContent.trim(),
          color: [red, green, blue],
          // Large text in WCAG: 18 pt, or 14 pt in bold.
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          left: Math.max(0, Math.floor(left)),
          top: Math.max(0, Math.floor(top)),
          right: Math.min(innerWidth, Math.ceil(right)),
          bottom: Math.min(innerHeight, Math.ceil(bottom)),
        })
    }
  }
  // Text for screen readers only is one pixel large.
  return found.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
}

type Pixels = { data: Buffer; width: number; channels: number }
type Clip = { x: number; y: number; width: number; height: number }

const around = (lines: readonly Line[]): Clip => {
  const x = Math.min(...lines.map(({ left }) => left))
  const y = Math.min(...lines.map(({ top }) => top))
  const width = Math.max(...lines.map(({ right }) => right)) - x
  return { x, y, width, height: Math.max(...lines.map(({ bottom }) => bottom)) - y }
}

async function photograph(devtools: CDPSession, clip: Clip): Promise<Pixels> {
  const shot = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const
  const { data: png } = await devtools.send('Page.captureScreenshot', shot)
  const { data, info } = await sharp(Buffer.from(png, 'base64')).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, channels: info.channels }
}

const linear = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const linearOf = Array.from({ length: 256 }, (_, value) => linear(value))

/** WCAG's relative luminance. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linearOf[red] ?? 0) + 0.7152 * (linearOf[green] ?? 0) + 0.0722 * (linearOf[blue] ?? 0)

/** The lowest contrast of a line with any pixel below or next to its letters. */
function worstOf(line: Line, clip: Clip, shown: Pixels, hidden: Pixels): number {
  const { width, channels } = hidden
  const placeOf = (x: number, y: number) => ((y - clip.y) * width + x - clip.x) * channels
  const isInk = (x: number, y: number): boolean => {
    const at = placeOf(x, y)
    for (let part = 0; part < 3; part += 1)
      if (Math.abs((shown.data[at + part] ?? 0) - (hidden.data[at + part] ?? 0)) > 24) return true
    return false
  }
  const touchesInk = (x: number, y: number): boolean =>
    isInk(x, y) || isInk(x - 1, y) || isInk(x + 1, y) || isInk(x, y - 1) || isInk(x, y + 1)
  const own = luminance(...line.color)
  let worst = Infinity
  for (let y = line.top; y < line.bottom; y += 1)
    for (let x = line.left; x < line.right; x += 1) {
      if (!touchesInk(x, y)) continue
      const at = placeOf(x, y)
      const beneath = luminance(hidden.data[at] ?? 0, hidden.data[at + 1] ?? 0, hidden.data[at + 2] ?? 0)
      const ratio = (Math.max(own, beneath) + 0.05) / (Math.min(own, beneath) + 0.05)
      worst = Math.min(worst, ratio)
    }
  return worst
}

/**
 * Measures the contrast of text with the pixels behind it, which axe cannot do on pictures: takes screenshots with and
 * without the text.
 * @param within a selector; only what is in the viewport is measured
 */
export async function measureContrast(page: Page, within: string): Promise<Contrast[]> {
  const lines = await page.evaluate(linesOf, within)
  const clip = around(lines)
  const devtools = await page.context().newCDPSession(page)
  const shown = await photograph(devtools, clip)
  const style = await page.addStyleTag({ content: hideText })
  const hidden = await photograph(devtools, clip)
  await style.evaluate((element: Element) => element.remove())
  await devtools.detach()
  return lines.map((line) => ({
    words: line.words,
    ratio: worstOf(line, clip, shown, hidden),
    needed: line.isLarge ? 3 : 4.5,
  }))
}
