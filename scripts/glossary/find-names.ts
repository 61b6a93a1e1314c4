import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A searchable name, and its file. */
export type Name = { name: string; file: string; kind: string }

const workspaces = ['contract', 'server', 'web', 'scripts', 'e2e', 'bench']
const isOurs = (path: string) => !/(^|\/)(node_modules|dist|\.dist-next|public|fonts|icons)(\/|$)/.test(path)

/** All code files by path, without the storyteller's and the illustrator's, whose words belong to stories. */
export const codeFiles = (root: string): string[] =>
  globSync(`{${workspaces.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .filter(isOurs)
    .toSorted()

const exported =
  /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)|^export \{([^}]*)\}/gm

/** The exported names of a module. */
export const exportsOf = (text: string): string[] =>
  [...text.matchAll(exported)].flatMap(([, name, list = '']) =>
    name ? [name] : list.split(',').flatMap((part) => part.replace(/^.* as |\btype /g, '').trim() || []),
  )

/** Tables and columns, from the types in tables.ts. */
const columns = (text: string) => [...text.matchAll(/(?:^|[{;] ?) *(\w+): /gm)].map(([, name = '']) => name)
const settings = (text: string) =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
const metrics = (text: string) =>
  [...text.matchAll(/\b(?:counter|gauge|histogram)\(\s*'(\w+)'|name: '(moonpage_\w+)'/g)].map(
    ([, own, whole]) => own ?? whole ?? '',
  )
const headings = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

/** All names that the glossary covers. */
export function findNames(root: string): Name[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const named = (file: string, kind: string, names: string[]): Name[] =>
    names.map((name) => ({ name, file, kind }))
  const code = codeFiles(root)
  const tables = code.filter((file) => /infra\/db\/(model-)?tables\.ts$/.test(file))
  // Titles of stories are no names of ours.
  const docs = globSync('docs/**/*.md', { cwd: root }).filter(
    (file) => file !== 'docs/glossary.md' && !file.startsWith('docs/books/'),
  )
  const folders = new Set(code.flatMap((file) => file.split('/').slice(1, -1)))
  return [
    ...[...folders].flatMap((folder) => named(folder, 'folder', [folder])),
    ...code.flatMap((file) => named(file, 'file', [basename(file)])),
    ...code.flatMap((file) => named(file, 'export', exportsOf(read(file)))),
    ...tables.flatMap((file) => named(file, 'table or column', columns(read(file)))),
    ...code.flatMap((file) =>
      file.startsWith('server/src/') ? named(file, 'metric', metrics(read(file))) : [],
    ),
    ...named('.env.example', 'setting', settings(read('.env.example'))),
    ...docs.flatMap((file) => [
      ...named(file, 'file', [basename(file)]),
      ...named(file, 'heading', headings(read(file))),
    ]),
  ]
}
