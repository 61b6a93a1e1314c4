import css from '../design.module.css'

const colours = [
  'paper paper-high paper-low rule edge',
  'ink ink-2 ink-3 link focus',
  'lamp lamp-edge lamp-wash on-lamp star',
  'sky sky-2 sky-deep on-sky on-sky-2 on-sky-lead',
  'heart good bad bad-wash icon-lamp icon-paper',
].map((row) => row.split(' '))
const sizes = ['hero', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'micro']
const reading = ['small', 'medium', 'large', 'xl']
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const motions = ['quick', 'calm', 'page-turn', 'lamp-fade']

/** All design tokens: colors, type, space and motion. */
export const Anatomy = () => (
  <>
    <h2>Colour</h2>
    {colours.map((row) => (
      <ul key={row[0]} className={css.swatches}>
        {row.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    ))}
    <h2>Type</h2>
    {sizes.map((size, index) => (
      <p key={size} className={index < 4 ? css.display : undefined} style={{ fontSize: `var(--t-${size})` }}>
        The owl counts 1 2 3 stars <span className="small soft">{size}</span>
      </p>
    ))}
    {reading.map((size) => (
      <p key={size} className={css.reading} style={{ fontSize: `var(--read-${size})` }}>
        All along the garden wall <span className="small soft">reading {size}</span>
      </p>
    ))}
    <h2>Space</h2>
    <ul className={css.spaces}>
      {spaces.map((step) => (
        <li key={step}>
          <i style={{ width: `var(--s${step})` }} /> s{step}
        </li>
      ))}
    </ul>
    <h2>Motion</h2>
    <ul className={css.motions}>
      {motions.map((name) => (
        <li key={name}>
          <i style={{ transitionDuration: `var(--${name})` }} /> {name}
        </li>
      ))}
    </ul>
  </>
)
