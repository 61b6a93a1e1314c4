import type { SystemModels } from '@moonpage/contract/system-models'
import { sinceMinute } from './format-units.ts'
import css from './system.module.css'

type ModelSetup = Pick<SystemModels['text'], 'provider' | 'model' | 'host'>

const Model = ({
  name,
  setup: { provider, model, host },
  price,
}: {
  name: string
  setup: ModelSetup
  price: string
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {provider === 'embedded' ? (
        <>
          Moonpage itself <span className={css.quiet}>free</span>
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
  if (price.input + price.output === 0) return 'free'
  return `${exactly(price.input)} a million tokens read, ${exactly(price.output)} written`
}

const picturePrice = ({ price }: SystemModels['pictures']) => {
  if (price === null) return priceUnknown('IMAGE_PRICE')
  return price === 0 ? 'free' : `about ${exactly(price)} a picture`
}

const priceUnknown = (setting: string) =>
  `price unknown, so it counts as $0. The person who runs this site can tell Moonpage the price with the ${setting} setting.`

// Not to the cent: some prices are lower.
const exactFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 6,
})
const exactly = (usd: number) => exactFormat.format(usd)

/** The models with their prices, and the providers with an open circuit. */
export const ModelList = ({ text, pictures, resting }: SystemModels) => (
  <>
    <dl className={css.models}>
      <Model name="Stories written by" setup={text} price={textPrice(text)} />
      <Model name="Pictures painted by" setup={pictures} price={picturePrice(pictures)} />
    </dl>
    {resting.length > 0 && (
      <ul className={css.resting}>
        {resting.map(({ provider, reason, until }) => (
          <li key={provider}>
            <b>Taking a break from {provider}</b>
            <p className={css.error}>{reason ?? 'It kept failing.'}</p>
            <span className={css.quiet}>
              Moonpage will try it again <time dateTime={until}>{sinceMinute(until)}</time>.
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
)
