import { type AgeGroup, ageGroups } from '@moonpage/contract/story-input'
import { Icon } from '../../ui/icon.tsx'
import css from './age-cards.module.css'
import { Question } from './question.tsx'
import { ageSentences } from './wording.ts'

type AgeCardsProps = { chosen: AgeGroup; onChoose: (age: AgeGroup) => void }

export const AgeCards = ({ chosen, onChoose }: AgeCardsProps) => (
  <Question title="How old is your child?" hint="The younger the child, the shorter the sentences.">
    <div className={css.ages}>
      {ageGroups.map((age) => (
        <label key={age} className={css.age}>
          <input
            type="radio"
            name="age_group"
            value={age}
            checked={age === chosen}
            onChange={() => onChoose(age)}
          />
          <b>
            {age}
            {age === chosen && <Icon name="check" />}
          </b>
          <span className={css.sentence}>{ageSentences[age]}</span>
        </label>
      ))}
    </div>
  </Question>
)
