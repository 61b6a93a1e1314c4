import { pathToFileURL } from 'node:url'
import { asWritten, type BuiltAt } from './pattern.ts'

type Built = { line: number; pattern: string }

/** The line in `url` of the current call. */
function lineIn(url: string): number | null {
  const [, after] = new Error('for its stack').stack?.split(url) ?? []
  const [, line] = /^:(\d+)/.exec(after ?? '') ?? []
  return line === undefined ? null : Number(line)
}

/**
 * The patterns that a module builds while it is loaded, from word lists or other patterns.
 */
export async function builtPatterns(file: string, sites: readonly BuiltAt[]): Promise<Built[]> {
  const own = globalThis.RegExp
  const built: Built[] = []
  // A new instance, even if the module is loaded already.
  const url = `${pathToFileURL(file).href}?patterns`
  const note = (pattern: RegExp) => {
    const line = lineIn(url)
    if (line !== null && sites.some(({ from, to }) => line >= from && line <= to))
      built.push({ line, pattern: asWritten(pattern) })
    return pattern
  }
  globalThis.RegExp = new Proxy(own, {
    construct: (target, words) => note(Reflect.construct(target, words) as RegExp),
    apply: (target, _this, words) => note(Reflect.construct(target, words) as RegExp),
  })
  try {
    await import(url)
  } finally {
    globalThis.RegExp = own
  }
  return built
}
