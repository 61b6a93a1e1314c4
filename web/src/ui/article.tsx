import type { ReactNode } from 'react'
import css from './article.module.css'

type ArticleProps = { title: string; lead: string; children: ReactNode }

/** Plain reading matter: a heading, a sentence and paragraphs under smaller headings. */
export const Article = ({ title, lead, children }: ArticleProps) => (
  <article className={`wrap ${css.article}`}>
    <h1>{title}</h1>
    <p className="lead soft">{lead}</p>
    {children}
  </article>
)
