import { categoryLabel } from '@moonpage/contract/category-label'
import { longestSearch } from '@moonpage/contract/text-limits'
import { useId, useRef, useState } from 'react'
import { useCategories } from '../../features/categories/use-categories.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './story-filters.module.css'
import type { FilterDraft } from './use-filter-draft.ts'
import { statuses, type Filters } from './own-story-filters.ts'

type StoryFiltersProps = { filterDraft: FilterDraft; filters: Filters }

/** Search, category and status; collapsed on phones. */
export const StoryFilters = ({ filterDraft, filters }: StoryFiltersProps) => {
  const { draft, change, apply, clear } = filterDraft
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const subjects = useCategories().data?.subjects ?? []
  // Includes the category in the URL while the list is loading.
  const choices =
    draft.category && !subjects.includes(draft.category) ? [draft.category, ...subjects] : subjects
  const used = [filters.search, filters.category, filters.status].filter(Boolean).length
  return (
    <>
      <Button
        ref={toggle}
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders" />
        Filters{used > 0 && ` (${used} on)`}
      </Button>
      <form
        id={panel}
        aria-label="Filters"
        className={cx('sheet', css.panel, !isOpen && css.folded)}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
          setOpen(false)
          // On phones the submit button is hidden now; on wide screens the toggle is hidden and ignores the focus.
          toggle.current?.focus()
        }}
      >
        <Field
          label="Search text"
          type="search"
          placeholder="Title, hero, place"
          autoComplete="off"
          maxLength={longestSearch}
          value={draft.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <Select
          label="Category"
          value={draft.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">All Categories</option>
          {choices.map((subject) => (
            <option key={subject} value={subject}>
              {categoryLabel(subject)}
            </option>
          ))}
        </Select>
        <Select
          label="Status"
          value={draft.status}
          onChange={(event) => change({ status: event.target.value as Filters['status'] })}
        >
          <option value="">All Stories</option>
          {Object.entries(statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
        <div className={css.ways}>
          <Button type="submit" look="ink">
            Apply
          </Button>
          <Button look="bare" onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
    </>
  )
}
