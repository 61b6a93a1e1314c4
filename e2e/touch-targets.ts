import { expect, type Page } from '@playwright/test'

/** Minimum target size in CSS pixels, by WCAG 2.5.5 and the guidelines of both phone platforms. */
const minTargetSize = 44

/** The controls in the open dialog that are too small, as `name, width × height`. */
const smallOnes = (least: number): string[] => {
  /** Whether a checkbox has a larger hit area; its label counts too. */
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

/** Expects every control in an open dialog to be large enough. Links in sentences are exempt. */
export async function expectThumbsFit(page: Page): Promise<void> {
  expect(await page.evaluate(smallOnes, minTargetSize), `too small on ${page.url()}`).toEqual([])
}
