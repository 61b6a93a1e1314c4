import type { Story } from '@moonpage/contract/story'

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

const waitOf = ({ generation_status: status, waiting_since: since }: Story) =>
  since && {
    service: status === 'generating_images' ? 'picture service' : 'story service',
    time: clock.format(new Date(since)),
  }

/** Tells that a story waits for a model, since when, and what the parent can do; null if it does not wait. */
export const waitingSentence = (story: Story): string | null => {
  const wait = waitOf(story)
  return wait
    ? `We’ve been waiting for the ${wait.service} since ${wait.time}. Nothing is lost. You can wait here or leave, and we’ll tell you when your story is done.`
    : null
}

/** The short version for the strip. */
export const waitingInBrief = (story: Story): string | null => {
  const wait = waitOf(story)
  return wait ? `Waiting for the ${wait.service} since ${wait.time}` : null
}
