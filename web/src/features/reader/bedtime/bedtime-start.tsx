import type { StorySummary } from '@moonpage/contract/story'
import { useState } from 'react'
import { BidiText } from '../../../ui/bidi-text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Face } from '../../../ui/face.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import moon from '../../../ui/icons/moon.svg?raw'
import { faceOf, inVoiceOf, nameOf, type WhoReads } from '../narration/who-reads.ts'
import type { BookStory } from '../page-view.tsx'
import css from './bedtime-start.module.css'
import { offersBedtime, setOffersBedtime } from './evening.ts'
import { aboutMinutes, type Amount, type BedtimePlan, type Timer, timers } from './plan.ts'
import { staysAwake } from './stays-awake.ts'

type BedtimeStartProps = {
  story: BookStory
  shelf: readonly StorySummary[]
  who: WhoReads | null
  person: string
  /** The one that is open. */
  page: number
  onVoices: () => void
  onStart: (plan: BedtimePlan) => void
  onLeave: () => void
}

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

/** How much is read tonight. */
export const BedtimeStart = ({
  story,
  shelf,
  who,
  person,
  page,
  onVoices,
  onStart,
  onLeave,
}: BedtimeStartProps) => {
  const [amount, setAmount] = useState<Amount>('this')
  const [timer, setTimer] = useState<Timer>(30)
  const [offers, setOffers] = useState(() => offersBedtime(person))
  const picture = story.story_pages.findLast((one) => one.image_url)
  const next = shelf.slice(0, 2)
  const pagesLeft = story.story_pages.length - page + 1
  const nextPages = next.reduce((sum, { page_count }) => sum + page_count, 0)
  const isFrom1 = page === 1
  const choices: { value: Amount; label: string; about: string }[] = [
    {
      value: 'this',
      label: isFrom1 ? 'Just this book' : 'Just the rest of this book',
      about: `${story.title}, ${aboutMinutes(pagesLeft)}`,
    },
    ...(next.length > 0
      ? ([
          {
            value: 'two-more',
            label: next.length === 1 ? 'One more after it' : 'Two more after it',
            about: `${capital(aboutMinutes(pagesLeft + nextPages))} in all`,
          },
          {
            value: 'until-stopped',
            label: 'Until I stop it',
            about: 'One book after another, from your shelf',
          },
        ] as const)
      : []),
  ]
  return (
    <div className={css.start}>
      <div className={css.picture}>
        {picture && (
          <img
            src={picture.image_url ?? undefined}
            srcSet={picture.image_srcset ?? undefined}
            sizes="(max-width: 899px) 100vw, 50vw"
            alt=""
          />
        )}
      </div>
      <IconButton icon="close" label="Close" className={css.close} onClick={onLeave} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onStart({ amount, timer })
        }}
      >
        <h2 tabIndex={-1}>How much tonight?</h2>
        <div className={css.picks} role="radiogroup" aria-label="How much">
          {choices.map(({ value, label, about }) => (
            <label key={value}>
              <input
                type="radio"
                name="amount"
                checked={value === amount}
                onChange={() => setAmount(value)}
              />
              <i />
              <span>
                <b>{label}</b>
                <small>
                  <BidiText>{about}</BidiText>
                </small>
              </span>
              {value === 'two-more' && (
                <span className={css.fan}>
                  {next.map(
                    ({ id, preview_image_url: url, preview_image_srcset: srcset }) =>
                      url && <img key={id} src={url} srcSet={srcset ?? undefined} sizes="46px" alt="" />,
                  )}
                </span>
              )}
            </label>
          ))}
        </div>
        <fieldset className={css.times}>
          <legend>And in any case, stop after</legend>
          <div>
            {timers.map((one) => (
              <label key={one}>
                <input type="radio" name="timer" checked={one === timer} onChange={() => setTimer(one)} />
                {one === null ? 'No limit' : `${one} min`}
              </label>
            ))}
          </div>
        </fieldset>
        <label className={css.offer}>
          <input
            type="checkbox"
            checked={offers}
            onChange={({ target }) => {
              setOffers(target.checked)
              setOffersBedtime(person, target.checked)
            }}
          />
          Offer this in the evening
        </label>
        <div className={css.foot}>
          <p>
            <Drawing svg={moon} />
            <span>
              The screen goes dim and the buttons go away. Hold anywhere for three seconds to come back.
              {!staysAwake() && ' This screen may turn itself off; the voice goes on.'}
            </span>
          </p>
          <div>
            <button type="button" className={css.face} aria-label="Voices and pace" onClick={onVoices}>
              <Face name={who ? faceOf(who) : 'robot'} />
            </button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one press starts it */}
            <button type="submit" autoFocus className={css.go}>
              Start
              {who &&
                `, ${who.source === 'recorded' ? inVoiceOf(who) : `with ${nameOf(who).replace(/^T/, 't')}`}`}
            </button>
          </div>
        </div>
      </form>
    </div>
  )
}
