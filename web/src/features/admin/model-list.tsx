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
      <Model
        name="Told by"
        set={text}
        price={
          text.price
            ? `${exactly(text.price.input)} a million tokens read, ${exactly(text.price.output)} written`
            : priceUnknown('TEXT_PRICE')
        }
      />
      <Model
        name="Painted by"
        set={pictures}
        price={
          pictures.price === null ? priceUnknown('IMAGE_PRICE') : `about ${exactly(pictures.price)} a picture`
        }
      />
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
