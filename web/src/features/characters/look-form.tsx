import { categoryLabel } from '@moonpage/contract/category-label'
import { hairColors, hairStyles, outfitColors, skinTones } from '@moonpage/contract/story-input'
import { type ReactNode, useState } from 'react'
import { hairColorLabel, hairWords, outfitLabel } from './look-words.ts'
import css from './look-form.module.css'
import {
  beings,
  isPerson,
  type LookDraft,
  lookOf,
  outfitsFor,
  showsHairColor,
  showsOutfitColor,
  type Species,
} from './looks.ts'
import { Bubbles, Chips, Swatches } from './radio-groups.tsx'

type LookFormProps = {
  draft: LookDraft
  change: (part: Partial<LookDraft>) => void
  icon: (id: string) => ReactNode
}

/** Remembers the last chosen species while `child` is chosen. */
const WhoTheyAre = ({ draft, change, icon }: LookFormProps) => {
  const isChild = draft.species === 'child'
  const [lastSpecies, setLastSpecies] = useState<Species>(isChild ? 'fox' : draft.species)
  const choose = (species: Species) => {
    setLastSpecies(species)
    change({ species })
  }
  return (
    <>
      <Chips
        legend="Who are they?"
        name="sort"
        options={['child', 'other']}
        chosen={isChild ? 'child' : 'other'}
        onChoose={(sort) => change({ species: sort === 'child' ? 'child' : lastSpecies })}
        label={(sort) => (sort === 'child' ? 'A child' : 'An animal or someone else')}
      />
      {!isChild && (
        <Bubbles<Species>
          legend="Which one?"
          name="species"
          options={beings}
          chosen={draft.species}
          onChoose={choose}
          label={categoryLabel}
          icon={icon}
        />
      )}
    </>
  )
}

const SkinAndHair = ({ draft, change }: Pick<LookFormProps, 'draft' | 'change'>) => (
  <>
    <Swatches
      legend="Skin"
      name="skin"
      options={skinTones}
      chosen={draft.skin}
      onChoose={(skin) => change({ skin })}
      label={categoryLabel}
    />
    <Chips
      legend="Hair"
      name="hair"
      options={hairStyles}
      chosen={draft.hair}
      onChoose={(hair) => change({ hair })}
      label={(style) => hairWords[style]}
    />
    {showsHairColor(draft) && (
      <Swatches
        legend="Hair color"
        name="hair_color"
        options={hairColors}
        chosen={draft.hair_color}
        onChoose={(hair_color) => change({ hair_color })}
        label={hairColorLabel}
      />
    )}
  </>
)

const Checkbox = (props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) => (
  <label className={css.tick}>
    <input
      type="checkbox"
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.label}
  </label>
)

/** The fields of a look that apply to the chosen species. */
export const LookForm = ({ draft, change, icon }: LookFormProps) => {
  const hasPersonFields = isPerson(draft.species)
  const { outfit = 'none' } = lookOf(draft)
  return (
    <>
      <WhoTheyAre {...{ draft, change, icon }} />
      {hasPersonFields && <SkinAndHair {...{ draft, change }} />}
      <Chips
        legend="Outfit"
        name="outfit"
        options={outfitsFor(draft.species)}
        chosen={outfit}
        onChoose={(worn) => change({ outfit: worn })}
        label={(worn) => outfitLabel(worn, draft.species)}
      />
      {showsOutfitColor(draft) && (
        <Swatches
          legend="Outfit color"
          name="outfit_color"
          options={outfitColors}
          chosen={draft.outfit_color}
          onChoose={(outfit_color) => change({ outfit_color })}
          label={categoryLabel}
        />
      )}
      {hasPersonFields && (
        <fieldset className={css.ticks}>
          <legend>They have</legend>
          <Checkbox label="Glasses" checked={draft.glasses} onChange={(glasses) => change({ glasses })} />
          <Checkbox
            label="Wheelchair"
            checked={draft.wheelchair}
            onChange={(wheelchair) => change({ wheelchair })}
          />
        </fieldset>
      )}
    </>
  )
}
