import type { SystemModels } from '@moonpage/contract/system-models'
import { sinceMinute } from './measures.ts'
import css from './system.module.css'

type SetUp = Pick<SystemModels['text'], 'provider' | 'model' | 'host'>

const Model = ({
  name,
  set: { provider, model, host },
  price,
}: {
  name: string
  set: SetUp
  price: string
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {provider === 'embedded' ? (
        <>
          Moonpage itself <span className={css.quiet}>for free</span>
        </>
      ) : (
        <>
          <b>{model}</b> at {host} <span className={css.quiet}>{price}</span>
        </>
      )}
    </dd>
  </div>
)

const textPrice = ({ price }: SystemModels['text']) => {
  if (!price) return priceUnknown('TEXT_PRICE')
  if (price.input + price.output === 0) return 'for free'
  return `${exactly(price.input)} a million tokens read, ${exactly(price.output)} written`
}

const picturePrice = ({ price }: SystemModels['pictures']) => {
  if (price === null) return priceUnknown('IMAGE_PRICE')
  return price === 0 ? 'for free' : `about ${exactly(price)} a picture`
}

const priceUnknown = (setting: string) => `price not known, so it counts nothing: set ${setting}`

// Not to the cent: some cost less than one.
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 6,
})
const exactly = (usd: number) => exact.format(usd)

/** Who tells and who paints, at which price, and who is left alone for now. */
export const ModelList = ({ text, pictures, resting }: SystemModels) => (
  <>
    <dl className={css.models}>
      <Model name="Told by" set={text} price={textPrice(text)} />
      <Model name="Painted by" set={pictures} price={picturePrice(pictures)} />
    </dl>
    {resting.length > 0 && (
      <ul className={css.resting}>
        {resting.map(({ vendor, reason, until }) => (
          <li key={vendor}>
            <b>Left alone: {vendor}</b>
            <p className={css.error}>{reason ?? 'It failed again and again.'}</p>
            <span className={css.quiet}>
              It is asked again <time dateTime={until}>{sinceMinute(until)}</time>.
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
)
