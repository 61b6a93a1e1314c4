import type { ReactNode } from 'react'
import css from './article.module.css'
import { Breadcrumbs } from './breadcrumbs.tsx'

type ArticleProps = {
  title: string
  lead: string
  /** The whole of it in a few sentences, for whoever reads no further. */
  inShort: ReactNode[]
  children: ReactNode
}

/** Plain reading matter: a heading, what it comes to, and paragraphs under smaller headings. */
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
