// node scripts/write-prompts-page.ts: copies the prompts into docs/prompts.md, after each `<!-- prompt: NAME.md -->`.
import { readFileSync, writeFileSync } from 'node:fs'
import { promptsPage, withPrompts } from './check/prompts-page.ts'

writeFileSync(promptsPage, withPrompts('.', readFileSync(promptsPage, 'utf8')))
