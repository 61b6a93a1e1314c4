import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'server/src/infra/text-model/prompts'
export const promptsPage = 'docs/prompts.md'

const promptBlock = /^<!-- prompt: ([\w-]+)\.md -->\n\n```text\n[^]*?```$/gm

const textOf = (root: string, name: string): string =>
  readFileSync(join(root, folder, `${name}.md`), 'utf8').trimEnd()

const namesIn = (root: string): string[] =>
  readdirSync(join(root, folder)).map((file) => file.replace(/\.md$/, ''))

const promptsOn = (page: string): string[] => [...page.matchAll(promptBlock)].map(([, name = '']) => name)

/** Updates every prompt on the page; new ones are added at its end. */
export function withPrompts(root: string, page: string): string {
  const listed = promptsOn(page)
  const added = namesIn(root)
    .filter((name) => !listed.includes(name))
    .toSorted()
    .map((name) => `\n### ${name}\n\n<!-- prompt: ${name}.md -->\n\n\`\`\`text\n\`\`\`\n`)
  return (page + added.join('')).replace(
    promptBlock,
    (_, name: string) => `<!-- prompt: ${name}.md -->\n\n\`\`\`text\n${textOf(root, name)}\n\`\`\``,
  )
}

/** Checks that docs/prompts.md shows each prompt verbatim. */
export function checkPromptsPage(root: string): { read: number; faults: string[] } {
  const page = readFileSync(join(root, promptsPage), 'utf8')
  const isTrue = withPrompts(root, page) === page
  const fault = `${promptsPage} does not show the prompts as they are: run node scripts/write-prompts-page.ts`
  return { read: namesIn(root).length, faults: isTrue ? [] : [fault] }
}
