import type { Child } from '@moonpage/contract/children'
import { Name } from '@moonpage/contract/given-name'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { objectPronoun } from '../pronoun-words.ts'
import { Line, useLine } from './line.tsx'

/** Saved when the field is left, or with Enter. */
export const NameLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = typed ?? line.chosen.name ?? child.name
  const save = () => {
    if (typed === null) return
    const { data, error } = Name.safeParse(typed)
    setProblem(error?.issues[0]?.message ?? null)
    if (data === undefined) return
    setTyped(null)
    if (data !== (line.chosen.name ?? child.name)) line.save({ name: data })
  }
  return (
    <Line
      label="Name or nickname"
      reason={`What the stories call ${objectPronoun(child.pronouns)}`}
      line={line}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={<span className="only-read-aloud">Name or nickname</span>}
          name="child_name"
          autoComplete="off"
          maxLength={120}
          value={shown}
          error={problem}
          onChange={(event) => {
            setProblem(null)
            setTyped(event.target.value)
          }}
          onBlur={save}
        />
      </form>
    </Line>
  )
}
