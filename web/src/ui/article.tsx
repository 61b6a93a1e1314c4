import type { ReactNode } from 'react'
import css from './article.module.css'
import { Breadcrumbs } from './breadcrumbs.tsx'

type ArticleProps = {
  title: string
  lead: string
  /** A summary in a few sentences. */
  inShort: ReactNode[]
  children: ReactNode
}

/** A text page: heading, summary and sections. */
export const Article = ({ title, lead, inShort, children }: ArticleProps) => (
  <div className="wrap">
    <Breadcrumbs under={['/']} here={title} />
    <article className={css.article}>
      <h1>{title}</h1>
      <p className="lead soft">{lead}</p>
      <section className={css.short} aria-label="In short">
        <h2>In short</h2>
        <ul>
          {inShort.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      </section>
      {children}
    </article>
  </div>
)
