import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/**
 * A browser and its system in words for people: `Firefox on Android`. Empty when neither is known: what the caller
 * wrote about itself is never shown as it came.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent?.trim()) return ''
  // Real ones have some 150 characters; the patterns need not work through a header of many thousand.
  const { browser, os } = parse(userAgent.slice(0, 512))
  const known = [browser.name, os.name].filter(
    (name, i): name is string => name !== undefined && (i === 0 ? browsers : systems).has(name),
  )
  return known.join(' on ').slice(0, 80)
}
