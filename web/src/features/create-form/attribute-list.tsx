import { type StoryAttribute, storyAttributes } from '@moonpage/contract/story-input'
import { CheckList } from './check-list.tsx'
import { Question } from './question.tsx'
import { attributeWords } from './wording.ts'

type AttributeListProps = {
  chosen: readonly StoryAttribute[]
  onChange: (chosen: StoryAttribute[]) => void
}

export const AttributeList = ({ chosen, onChange }: AttributeListProps) => (
  <Question title="What kind of story?" hint="Pick as many as you like, or none.">
    <CheckList
      options={storyAttributes}
      chosen={chosen}
      onChange={onChange}
      words={(id) => attributeWords[id]}
    />
  </Question>
)
