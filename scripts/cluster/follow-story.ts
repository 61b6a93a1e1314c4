import { isUnfinished } from '@moonpage/contract/progress'
import { followStory, StoryEvent } from '@moonpage/contract/story'

export type Followed = {
  events: StoryEvent[]
  /** How often the stream ended early and was reconnected. */
  resumed: number
}

/**
 * Follows a story's server-sent events to the end, and reconnects as browsers do.
 * @throws when a request is rejected
 */
export async function follow(url: string, token: string, id: string): Promise<Followed> {
  const events: StoryEvent[] = []
  for (let resumed = 0; ; resumed++) {
    const response = await fetch(url + followStory.path.replace('{id}', id), {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok || !response.body) throw new Error(`Following ${id} was answered ${response.status}`)
    let rest = ''
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) events.push(StoryEvent.parse(JSON.parse(data)))
      }
    }
    const last = events.at(-1)
    if (last && !isUnfinished(last.generation_status)) return { events, resumed }
  }
}
