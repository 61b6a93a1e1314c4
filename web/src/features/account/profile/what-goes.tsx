import type { Family } from '@moonpage/contract/families'
import css from './dialog-form.module.css'

/** What is deleted with an account, and what becomes of the family's books. @param family undefined while it is not known */
export const WhatGoes = ({ family }: { family: Family | undefined }) => {
  const others = family?.members.filter(({ is_you: isYou }) => !isYou) ?? []
  if (others.some(({ role }) => role === 'parent')) return <BooksStay />
  return (
    <>
      <div>
        <p>This permanently deletes:</p>
        <ul className={css.going}>
          <li>{others.length ? 'all of your family’s stories' : 'all your stories'} and their pictures</li>
          <li>every link you’ve shared, so nobody can open them anymore</li>
          <li>your name, email address, and password</li>
        </ul>
      </div>
      {others.length > 0 && (
        <p>
          You’re the only parent in your family. The readers keep their accounts, and start with an empty
          library.
        </p>
      )}
      {!family && <p>If there’s another parent in your family, the stories stay with them.</p>}
      <p>There’s no way to get them back. To keep your stories, download everything first.</p>
    </>
  )
}

const BooksStay = () => (
  <>
    <p>This permanently deletes your name, email address, and password. There’s no way to get them back.</p>
    <p>
      Your family’s books stay: a parent is still there to look after them. The links to them keep working.
    </p>
  </>
)
