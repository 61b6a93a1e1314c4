import { longestSearch } from '@moonpage/contract/text-limits'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './user-search.module.css'

type UserSearchProps = {
  /** The current search; empty for all. */
  search: string
  onSearch: (search: string) => void
}

export const UserSearch = ({ search, onSearch }: UserSearchProps) => {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // Resets the text in place on back and forward: remounting the field would lose the focus.
  if (shown !== search) {
    setShown(search)
    setTyped(search)
  }
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <Field
          label="Search"
          type="search"
          placeholder="Name, username, or email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSearch}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Search</Button>
        {search && (
          <Button look="bare" onClick={() => onSearch('')}>
            Clear
          </Button>
        )}
      </form>
    </search>
  )
}
