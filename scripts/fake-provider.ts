/**
 * A local OpenAI-compatible provider that uses the embedded storyteller, to try hosted models without a key:
 * `npm run fake-provider -- --port 4010 --delay 300 --fault pages:cut:0.1`.
 */
import { parseArgs } from 'node:util'
import { faultKinds, parseFault } from './fake-provider/faults.ts'
import { startFakeProvider } from './fake-provider/start-fake-provider.ts'
import type { ProviderScript } from './fake-provider/script.ts'

const help = `npm run fake-provider -- [options]

  --port 4010            where it listens, on 127.0.0.1
  --key secret           the key that callers have to bring
  --model name           a model that it has; again for more. Any other is not found
  --delay 300            milliseconds until the first word
  --tokens 80            tokens a second; a token is four letters
  --picture 4000         milliseconds until a picture is there
  --speech 800           milliseconds until a page is read
  --captions             says with the speech when each word is spoken, as Kokoro-FastAPI does
  --concurrency 4        calls at a time, of words and of pictures each; more are answered 429
  --per-minute 60        calls a minute, in the same way
  --structured none      what it can do: json_schema, json_object, none, or ignored
  --pictures url         b64 or url, whatever is asked for
  --no-edits             takes no reference pictures
  --no-streams           answers whole, whatever is asked for
  --no-max-tokens        refuses to hear of a limit of tokens
  --chance 7             where a share of calls goes wrong: another number, other calls
  --fault 429            what goes wrong, again for more: [purpose:]name[/form][:share, :#nth or :first n]
                         pages:cut:0.1  outline:500:#1  picture:huge-picture/endless  429:first 3

Faults: ${Object.keys(faultKinds).join(', ')}

While it runs:  curl 127.0.0.1:4010/__calls                    every request so far
                curl 127.0.0.1:4010/__faults -d pages:503      other faults from now on; -d '' for none
`

class UsageError extends Error {}

const options = {
  port: { type: 'string', default: '4010' },
  key: { type: 'string' },
  model: { type: 'string', multiple: true },
  delay: { type: 'string' },
  tokens: { type: 'string' },
  picture: { type: 'string' },
  speech: { type: 'string' },
  captions: { type: 'boolean' },
  concurrency: { type: 'string' },
  'per-minute': { type: 'string' },
  structured: { type: 'string' },
  pictures: { type: 'string' },
  'no-edits': { type: 'boolean' },
  'no-streams': { type: 'boolean' },
  'no-max-tokens': { type: 'boolean' },
  chance: { type: 'string' },
  fault: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

function readScript(args: string[]): ProviderScript | 'help' {
  const { values } = parseArgs({ args, options })
  if (values.help) return 'help'
  const integer = (
    name: 'port' | 'delay' | 'tokens' | 'picture' | 'speech' | 'concurrency' | 'per-minute' | 'chance',
  ) => {
    const text = values[name]
    if (text === undefined) return undefined
    if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} must be a whole number, and is "${text}".`)
    return Number(text)
  }
  const oneOf = <T extends string>(name: 'structured' | 'pictures', choices: readonly T[]): T | undefined => {
    const found = choices.find((choice) => choice === values[name])
    if (values[name] !== undefined && !found)
      throw new UsageError(`--${name} must be one of ${choices.join(', ')}, and is "${values[name]}".`)
    return found
  }
  const set = {
    port: integer('port'),
    key: values.key,
    models: values.model,
    delayMs: integer('delay'),
    tokensPerSecond: integer('tokens') || undefined,
    pictureMs: integer('picture'),
    speechMs: integer('speech'),
    captions: values.captions,
    concurrency: integer('concurrency'),
    perMinute: integer('per-minute'),
    structured: oneOf('structured', ['json_schema', 'json_object', 'none', 'ignored'] as const),
    pictures: oneOf('pictures', ['b64', 'url'] as const),
    edits: values['no-edits'] ? false : undefined,
    streams: values['no-streams'] ? false : undefined,
    maxTokens: values['no-max-tokens'] ? false : undefined,
    chance: integer('chance'),
    faults: (values.fault ?? []).map(parseFault),
  }
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
}

try {
  const script = readScript(process.argv.slice(2))
  if (script === 'help') process.stdout.write(help)
  else {
    const provider = await startFakeProvider({ script })
    const { url } = provider
    const [text, image, voice] = script.models ?? [
      'scripted-storyteller',
      'scripted-illustrator',
      'scripted-voice',
    ]
    const key = (kind: string) => (script.key ? ` ${kind}_API_KEY=${script.key}` : '')
    process.stdout.write(`The scripted provider listens at ${url}. Start Moonpage with:

TEXT_PROVIDER=openai-compatible TEXT_BASE_URL=${url} TEXT_MODEL=${text}${key('TEXT')} \\
IMAGE_PROVIDER=openai-compatible IMAGE_BASE_URL=${url} IMAGE_MODEL=${image ?? text}${key('IMAGE')} \\
SPEECH_PROVIDER=openai-compatible SPEECH_BASE_URL=${url} SPEECH_MODEL=${voice ?? text} SPEECH_VOICE=tones${key('SPEECH')} \\
npm start

Each may go alone. Ctrl+C ends it.
`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.close())
  }
} catch (error) {
  // Only the message for invalid arguments and ports in use.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
