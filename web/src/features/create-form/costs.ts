import type { GenerationInfo } from '@moonpage/contract/generation-info'

/** Assumed price of a picture in US dollars, until the site's price is known. */
const defaultPictureUsd = 0.04

const dollars = (usd: number): string =>
  usd === 0 ? '$0.00' : usd < 0.005 ? '<$0.01' : `~$${usd.toFixed(2)}`

/** The price of `count` pictures; empty if unknown. */
export const priceOf = (count: number, generationInfo: GenerationInfo | undefined): string => {
  if (count === 0) return dollars(0)
  if (generationInfo?.painted_here) return 'Free'
  const picture = generationInfo ? generationInfo.picture_usd : defaultPictureUsd
  if (picture === null) return ''
  const isHeroFirst = generationInfo?.paints_hero_first === true && count > 1
  return picture === 0 ? 'Free' : dollars((isHeroFirst ? count + 1 : count) * picture)
}

/** Where images come from, and what the text costs. */
export const costTip = (generationInfo: GenerationInfo | undefined): string => {
  const source = generationInfo?.painted_here
    ? 'Moonpage paints the images right here, for free. Other Moonpage sites may use an AI image generator, which costs about 4 cents an image.'
    : 'the images come from an AI image generator.'
  const words = generationInfo?.text_usd
    ? ` Writing the story costs another ${dollars(generationInfo.text_usd)}.`
    : ''
  return `Tip: ${source}${words}`
}

/** The expected duration; `about 2-3 minutes` if unknown. */
export const waitInWords = (generationInfo: GenerationInfo | undefined): string => {
  const { from, to } = generationInfo?.minutes ?? { from: 2, to: 3 }
  if (to === 0) return 'less than a minute'
  if (to === 1) return 'about a minute'
  return from === to ? `about ${to} minutes` : `about ${Math.max(1, from)}-${to} minutes`
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Tells that the daily budget is used up for stories, or for pictures; null if it is not. */
export const waitNotice = (generationInfo: GenerationInfo | undefined, now: Date): string | null => {
  if (!generationInfo?.resumes_at) return null
  const resumesAt = new Date(generationInfo.resumes_at)
  const day = resumesAt.toDateString() === now.toDateString() ? 'today' : 'tomorrow'
  const when = `${day} at ${clock.format(resumesAt)}`
  return generationInfo.text_usd === 0
    ? `Moonpage has painted all the images it can for now. You can start a story without images right away, or one with images ${when}.`
    : `Moonpage has told all the stories it can for now. You can start a new one ${when}. Keep this tab open, and your choices will be here when you come back.`
}
