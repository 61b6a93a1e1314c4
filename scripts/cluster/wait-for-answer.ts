import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves on the first response. @throws when there is none within that many ms */
export async function waitForAnswer(url: string, { within }: { within: number }): Promise<void> {
  const until = Date.now() + within
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    )
    if (answered) return
    if (Date.now() > until) throw new Error(`${url} does not answer`)
    await sleep(50)
  }
}
