import { categoryLabel } from '@moonpage/contract/category-label'
import type { ReactNode } from 'react'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './how-it-works.module.css'

const Step = ({
  number,
  title,
  children,
  picture,
}: Record<'title' | 'children', string> & { number: number; picture: ReactNode }) => (
  <li>
    {picture}
    <div className={css.words}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      <p className="soft">{children}</p>
    </div>
  </li>
)

const Choice = () => (
  <div className={`sheet ${css.choice}`} aria-hidden="true">
    {['fox', 'courage', 'forest'].map((category) => (
      <div key={category}>
        <i>
          <CategoryIcon id={category} isLate />
        </i>
        {categoryLabel(category)}
      </div>
    ))}
  </div>
)

/** Three steps with growing pictures. */
export const HowItWorks = () => (
  <section className={css.how}>
    <div className="wrap">
      <h2>How It Works</h2>
      <ol className={css.steps}>
        <Step number={1} title="Choose Elements" picture={<Choice />}>
          Pick a subject, a theme, and a setting.
        </Step>
        <Step
          number={2}
          title="Customize Details"
          picture={
            <Picture
              cut={2}
              pencil
              src="/art/step-pencil.webp"
              alt="A pencil drawing of a fox with a lantern."
            />
          }
        >
          Choose an age group, then add what you like: rhymes, silliness, a little science.
        </Step>
        <Step
          number={3}
          title="Enjoy Your Story"
          picture={<Picture cut={3} src="/art/step-paint.webp" alt="The same drawing, painted." />}
        >
          Read it page by page, tonight and again tomorrow.
        </Step>
      </ol>
    </div>
  </section>
)
