import type { Story } from '@moonpage/contract/story'

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

const waitedFor = ({ generation_status: status, waiting_since: since }: Story) =>
  since && {
    service: status === 'generating_images' ? 'picture service' : 'story service',
    time: clock.format(new Date(since)),
  }

/** That the models of a story are waited for, since when, and what its parent can do; null while it goes on. */
export const waitingSentence = (story: Story): string | null => {
  const waited = waitedFor(story)
  return waited
    ? `We’ve been waiting for the ${waited.service} since ${waited.time}. Nothing is lost. You can wait here or leave, and we’ll tell you when your story is done.`
    : null
}

/** The same in the few words that a strip has room for. */
export const waitingInBrief = (story: Story): string | null => {
  const waited = waitedFor(story)
  return waited ? `Waiting for the ${waited.service} since ${waited.time}` : null
}
