/** `{He}`, `{friend.his}`, `{a stranger}`, `{cry.soft}`; `{friend.he?}` becomes the name if the pronoun is ambiguous. */
export type Slot = {
  name: string
  form: string | null
  article: boolean
  capital: boolean
  isNameIfUnclear: boolean
}

/** A parsed template: `[optional]`, and `|` where the page may be split. */
export type Node =
  | { is: 'text'; text: string }
  | { is: 'slot'; slot: Slot }
  | { is: 'optional'; nodes: Node[] }
  | { is: 'turn' }

const readSlot = (inside: string): Slot => {
  const article = /^[Aa]n? /.exec(inside)?.[0]
  const name = article ? inside.slice(article.length) : inside
  const isNameIfUnclear = name.endsWith('?')
  const [root = '', form] = (isNameIfUnclear ? name.slice(0, -1) : name).split('.')
  return {
    name: `${root.charAt(0).toLowerCase()}${root.slice(1)}`,
    form: form ? form.toLowerCase() : null,
    article: article !== undefined,
    capital: /^[A-Z]/.test(inside) || /^[A-Z]/.test(form ?? ''),
    isNameIfUnclear,
  }
}

/** Parses a template. @throws Error that says what is not closed */
export function readTemplate(text: string): Node[] {
  const stack: Node[][] = [[]]
  const add = (node: Node) => stack.at(-1)?.push(node)
  for (const piece of text.split(/(\{[^{}]*\}|[[\]|])/)) {
    if (piece === '') continue
    if (piece === '[') stack.push([])
    else if (piece === ']') {
      const nodes = stack.pop() ?? []
      if (stack.length === 0) throw new Error(`a "]" closes nothing in: ${text}`)
      add({ is: 'optional', nodes })
    } else if (piece === '|') add({ is: 'turn' })
    else if (piece.startsWith('{')) add({ is: 'slot', slot: readSlot(piece.slice(1, -1).trim()) })
    else if (piece.includes('{') || piece.includes('}')) throw new Error(`a brace is not closed in: ${text}`)
    else add({ is: 'text', text: piece })
  }
  const [nodes = []] = stack
  if (stack.length > 1) throw new Error(`a "[" is not closed in: ${text}`)
  return nodes
}

const cache = new Map<string, Node[]>()
/** Cache size: about ten tales. */
const maxCached = 8000

/** Memoized `readTemplate`. */
export function templateOf(text: string): Node[] {
  const known = cache.get(text)
  if (known) return known
  const nodes = readTemplate(text)
  if (cache.size >= maxCached) cache.clear()
  cache.set(text, nodes)
  return nodes
}

/** The nodes before and after the turn; one part without a turn. */
export function partsOf(nodes: readonly Node[]): Node[][] {
  const turn = nodes.findIndex((node) => node.is === 'turn')
  return turn < 0 ? [[...nodes]] : [nodes.slice(0, turn), nodes.slice(turn + 1)]
}
