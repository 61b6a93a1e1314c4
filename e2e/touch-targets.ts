import { expect, type Page } from '@playwright/test'

/** In CSS pixels: what a thumb hits, by WCAG's enhanced rule and both phone makers' advice. */
const thumb = 44

/** What can be pressed in the dialog that is open and is smaller than a thumb, as `name, width × height`. */
const smallOnes = (least: number): string[] => {
  /** Of a box to tick: it may take presses beside what is drawn, and its words take them as well. */
  const takesPressAround = (box: HTMLInputElement): boolean => {
    box.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = box.getBoundingClientRect()
    const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 0.5]
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const
    const parts: (Element | null)[] = [box, ...(box.labels ?? [])]
    return around.every((point) => {
      const hit = document.elementFromPoint(...point)
      return parts.some((part) => part?.contains(hit))
    })
  }
  const fits = (one: HTMLElement): boolean => {
    if (one instanceof HTMLInputElement && /radio|checkbox/.test(one.type)) return takesPressAround(one)
    const { width, height } = one.getBoundingClientRect()
    return Math.min(width, height) >= least - 0.5
  }
  const pressed = 'dialog[open] :is(a, button, input, select, summary, textarea)'
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((one) => one.checkVisibility() && !one.matches('p a') && !fits(one))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return `${one.ariaLabel ?? one.textContent}, ${Math.round(width)} × ${Math.round(height)}`
    })
}

/** Whatever is pressed in an open dialog is as large as a thumb. Links within a sentence need not be. */
export async function expectThumbsFit(page: Page): Promise<void> {
  expect(await page.evaluate(smallOnes, thumb), `too small on ${page.url()}`).toEqual([])
}
