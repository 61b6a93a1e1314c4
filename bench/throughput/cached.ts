import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../scripts/lib/app-process.ts'
import type { Figure } from '../figure.ts'
import { startReference, wire } from './load.ts'
import { compare } from './rounds.ts'
import type { ServerUnderTest } from './server-under-test.ts'

const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** The most requested anonymous responses, compared with node:http that writes the same bytes. */
export async function measureCached(stage: ServerUnderTest): Promise<Figure[]> {
  const figures: Figure[] = []
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-bytes-'))
  const endpoints = [
    ['the feed for strangers', '/api/v1/public'],
    ['a public story for strangers', `/api/v1/public/${stage.storyId}`],
  ] as const
  try {
    for (const [what, path] of endpoints) {
      const answer = await fetch(`http://127.0.0.1:${stage.port}${path}`, {
        headers: { 'accept-encoding': 'identity' },
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = [...answer.headers].filter(([name]) => !ofConnection.has(name))
      writeFileSync(join(folder, 'body'), body)
      const bare = await startReference('bare-bytes.ts', [
        join(folder, 'body'),
        JSON.stringify(Object.fromEntries(headers)),
      ])
      try {
        const requests = [wire('GET', path, { 'user-agent': 'bench' })]
        const { perSecond, cpu, note } = await compare(
          stage.generator,
          { ours: { ...stage, requests }, reference: { ...bare, requests } },
          { connections: 64, seconds: 3, rounds: 5 },
        )
        figures.push({
          what: `${what}, against node:http and the same bytes`,
          value: perSecond,
          target: 0.5,
          unit: '×',
          bound: 'least',
          note: `${(body.length / 1024).toFixed(1)} KiB; ${note}; ${cpu.toFixed(2)} × the processor time`,
        })
      } finally {
        bare.stop()
      }
    }
  } finally {
    removeFolder(folder)
  }
  return figures
}
