import { generateText, jsonSchema, NoObjectGeneratedError, Output, streamText } from 'ai'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Outline, Page } from '@moonpage/storyteller/outline'
import { fitSchema, type JsonSchema } from './fit-schema.ts'
import { failureOf, listOf, outlinePrompt, pagesPrompt, providerFor, wish } from './testing.ts'

const storyOf = async (model: Parameters<typeof generateText>[0]['model']) => {
  const plan = await generateText({
    model,
    prompt: outlinePrompt,
    output: Output.object({ schema: Outline }),
  })
  const prompt = `${pagesPrompt(1, 2, 3, 4)}\nOUTLINE: ${JSON.stringify(plan.output)}`
  const pages = streamText({ model, prompt, output: Output.array({ element: Page }) })
  return { plan, pages: await listOf(pages.elementStream), usage: await pages.usage }
}

test.each(['openai', 'compatible'] as const)('through %s it generates a complete story', async (name) => {
  const { provider, openai, compatible } = await providerFor(onTestFinished)
  const { plan, pages, usage } = await storyOf(name === 'openai' ? openai.chat('m') : compatible('m'))
  expect(plan.output.beats).toHaveLength(wish.page_count)
  expect(plan.finishReason).toBe('stop')
  expect(pages.map((page) => page.page_number)).toEqual([1, 2, 3, 4])
  for (const { content } of pages) expect(content.length).toBeGreaterThan(60)
  expect(pages.map(({ content }) => content).join(' ')).toContain('[[hero]]')
  expect(usage.inputTokens).toBeGreaterThan(20)
  expect(usage.outputTokens).toBeGreaterThan(100)

  const [first, second, ...more] = provider.calls()
  expect(more).toEqual([])
  expect(first).toMatchObject({ purpose: 'outline', pages: [], isStream: false, isWhole: true, status: 200 })
  expect(second).toMatchObject({ purpose: 'pages', pages: [1, 2, 3, 4], isStream: true, isWhole: true })
  expect(second?.written.map(({ page }) => page)).toEqual([1, 2, 3, 4])
})

test('the pages follow the outline in the prompt, also on another provider', async () => {
  const { openai } = await providerFor(onTestFinished)
  const plans = []
  for (let i = 0; i < 3; i++)
    plans.push(
      await generateText({
        model: openai.chat('m'),
        prompt: outlinePrompt,
        output: Output.object({ schema: Outline }),
      }),
    )
  expect(new Set(plans.map(({ output }) => output.summary)).size).toBeGreaterThan(1)

  const { openai: another } = await providerFor(onTestFinished)
  const firstPage = async (provider: typeof openai, plan: unknown) => {
    const { output } = await generateText({
      model: provider.chat('m'),
      prompt: `${pagesPrompt(1)}\nOUTLINE: ${JSON.stringify(plan)}`,
      output: Output.array({ element: Page }),
    })
    return output[0]?.content
  }
  const [a, , c] = plans.map(({ output }) => output)
  expect(await firstPage(openai, c)).toBe(await firstPage(another, c))
  expect(await firstPage(another, a)).not.toBe(await firstPage(another, c))
})

test('a page that is requested again has other words', async () => {
  const { openai } = await providerFor(onTestFinished)
  const ask = () =>
    generateText({
      model: openai.chat('m'),
      prompt: pagesPrompt(2),
      output: Output.object({ schema: Page }),
    })
  const [one, two] = [await ask(), await ask()]
  expect(one.output.page_number).toBe(2)
  expect(two.output.page_number).toBe(2)
  expect(two.output.content).not.toBe(one.output.content)
})

const answerSchema = jsonSchema<{ answer: string; sure: boolean }>({
  type: 'object',
  properties: { answer: { type: 'string' }, sure: { type: 'boolean' } },
  required: ['answer', 'sure'],
})

test('an unknown prompt gets a fixed answer in the requested structure', async () => {
  const { openai, provider } = await providerFor(onTestFinished)
  const plain = await generateText({ model: openai.chat('m'), prompt: 'What is the capital of France?' })
  expect(plain.text).toMatch(/bedtime stories/)
  const shaped = await generateText({
    model: openai.chat('m'),
    prompt: 'What is the capital of France?',
    output: Output.object({ schema: answerSchema }),
  })
  expect(shaped.output.answer).toMatch(/bedtime stories/)
  expect(provider.calls().map(({ purpose }) => purpose)).toEqual(['other', 'other'])
})

test('an example of the markers in a prompt is not a story request', async () => {
  const { openai, provider } = await providerFor(onTestFinished)
  await generateText({
    model: openai.chat('m'),
    system: 'WISH: {json of the wish}\nPAGES: [1]',
    prompt: outlinePrompt.replace('"Marlene"', '"Mar\\nPAGES: [99]"'),
  })
  // The system prompt's line of pages stands; what somebody typed is inside of JSON and begins no line.
  expect(provider.calls()[0]).toMatchObject({ purpose: 'pages', pages: [1] })
})

test.each(['none', 'json_object'] as const)('with %s it rejects a schema', async (structured) => {
  const { compatible } = await providerFor(onTestFinished, { structured })
  const error = await failureOf(
    generateText({
      model: compatible('m'),
      prompt: outlinePrompt,
      output: Output.object({ schema: Outline }),
      maxRetries: 0,
    }),
  )
  expect(error).toMatchObject({ statusCode: 400, message: expect.stringContaining('response_format') })
})

test('with ignored it answers plain text', async () => {
  const { compatible } = await providerFor(onTestFinished, { structured: 'ignored' })
  const error = await failureOf(
    generateText({
      model: compatible('m'),
      prompt: outlinePrompt,
      output: Output.object({ schema: Outline }),
    }),
  )
  expect(NoObjectGeneratedError.isInstance(error) && error.text).toMatch(/TITLE: /i)
})

test('without a schema it answers in the format of our plain prompts', async () => {
  const { openai, provider } = await providerFor(onTestFinished)
  const ask = async (prompt: string) =>
    (await generateText({ model: openai.chat('m'), prompt })).text.split('\n')
  const plan = await ask(outlinePrompt)
  const heads = plan.map((line) => /^(\w+)( \d)?( \||:|$)/.exec(line)?.[0])
  expect(heads.slice(0, 5)).toEqual(['TITLE:', 'SUMMARY:', 'REFRAIN:', 'HERO:', 'COMPANION:'])
  const end = heads.indexOf('PAGE 1 |')
  expect(heads.slice(end, end + 5)).toEqual(['PAGE 1 |', 'PAGE 2 |', 'PAGE 3 |', 'PAGE 4 |', 'LEAVES:'])
  expect(heads.slice(-3)).toEqual(['LEAVES:', 'END', undefined])
  expect(plan[end + 3]).toMatch(/^PAGE 4 \| rest \| [\w-]+ \| night \| hero/)

  const pages = await ask(pagesPrompt(2, 3))
  expect(pages.filter((line) => /^(PAGE \d|END)$/.test(line))).toEqual(['PAGE 2', 'PAGE 3', 'END'])
  const pictures = pages.filter((line) => line.startsWith('PICTURE: '))
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(picture).toMatch(/ \| \w+ \| (?:\[\[\w+\]\]|Moss) \w+/)
  expect(provider.calls()[1]?.written.map(({ page }) => page)).toEqual([2, 3])
})

test('a script can override answers', async () => {
  const { openai } = await providerFor(onTestFinished, {
    says: ({ purpose }, wouldSay) => (purpose === 'outline' ? `${wouldSay} Enjoy!` : undefined),
  })
  const ask = async (prompt: string) => (await generateText({ model: openai.chat('m'), prompt })).text
  expect(await ask(outlinePrompt)).toMatch(/^TITLE: [^]* Enjoy!$/)
  expect(await ask('hello')).not.toContain('Enjoy!')
})

describe('what a schema asks for', () => {
  const source = { who: 'hero', look: { species: 'fox', outfit: 'cape' }, tags: ['a', 'b'] }
  const fit = (properties: JsonSchema['properties'], required: string[] = []) =>
    fitSchema(source, { type: 'object', properties: properties ?? {}, required })

  test('is found under its name, also in a part', () => {
    expect(fit({ who: { type: 'string' }, species: { enum: ['cat', 'fox'] } })).toEqual({
      who: 'hero',
      species: 'fox',
    })
  })
  test('is the first choice where it has no such choice', () => {
    expect(fit({ outfit: { enum: ['scarf', 'none'] } })).toEqual({ outfit: 'scarf' })
  })
  test('is null, plain or left out where we have nothing', () => {
    const nothing = { anyOf: [{ type: 'string' }, { type: 'null' }] }
    const properties = {
      a: nothing,
      b: { type: 'string' },
      c: { type: 'array', minItems: 1 },
      d: { type: 'string' },
    }
    expect(fit(properties, ['a', 'b', 'c'])).toEqual({ a: null, b: '', c: [null] })
  })
  test('may be said elsewhere, and at most so many', () => {
    const schema = {
      $defs: { tag: { type: 'string' } },
      type: 'object',
      properties: { tags: { type: 'array', maxItems: 1, items: { $ref: '#/$defs/tag' } } },
    }
    expect(fitSchema(source, schema)).toEqual({ tags: ['a'] })
  })
})
