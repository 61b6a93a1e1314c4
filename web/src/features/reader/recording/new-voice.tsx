import type { Narrator } from '@moonpage/contract/recordings'
import { longestNarratorName } from '@moonpage/contract/text-limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { messageOf } from '../../../data/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SubmitButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FaceChoice } from './face-choice.tsx'
import css from './voices-of-book.module.css'

type NewVoiceProps = { onMade: (narrator: Narrator) => void }

/** Adds a voice to the family. */
export const NewVoice = ({ onMade }: NewVoiceProps) => {
  const [name, setName] = useState('')
  const [face, setFace] = useState(1)
  const creation = useMutation({
    mutationFn: () => call(routes.createNarrator, { body: { name: name.trim(), face } }),
    meta: { quiet: true },
    onSuccess: onMade,
  })
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!creation.isPending) creation.mutate()
      }}
    >
      <Banner>{creation.error && messageOf(creation.error)}</Banner>
      <Field
        label="What does your child call this person?"
        required
        maxLength={longestNarratorName}
        placeholder="Mom"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FaceChoice face={face} onFace={setFace} />
      <SubmitButton busy={creation.isPending && 'One moment...'}>Start recording</SubmitButton>
    </form>
  )
}
