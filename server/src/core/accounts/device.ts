import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/**
 * Browser and operating system for display: `Firefox on Android`. Empty if neither is known: the raw header is never
 * displayed.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent?.trim()) return ''
  // Real headers have about 150 characters; do not run the patterns on thousands.
  const { browser, os } = parse(userAgent.slice(0, 512))
  const known = [browser.name, os.name].filter(
    (name, i): name is string => name !== undefined && (i === 0 ? browsers : systems).has(name),
  )
  return known.join(' on ').slice(0, 80)
}
