import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { propLooks } from '@moonpage/storyteller/drawable'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { PaintRequest } from './image-model.ts'
import { actionOf, capital, describeFigure, figuresOf, thingsOf } from './picture-figures.ts'
import { framingOf, lightOf, whereAndWhen } from './picture-place.ts'
import * as words from './picture-words.ts'

const file = (name: string) => readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8')
const [template, portrait, style] = [file('picture'), file('portrait'), file('look')]

/** Hash over the prompt's vocabulary and wording: it changes with any word. */
export const picturePromptVersion = createHash('sha256')
  .update(template + portrait + style)
  .update(JSON.stringify([words, propLooks]))
  .digest('hex')
  .slice(0, 10)

/**
 * The prompt for a picture, built from scene and character sheets with a fixed vocabulary. Contains nothing that a
 * person typed, no names, and of the text model's words only the scene's action, which was checked when it was parsed.
 */
export function picturePrompt({ scene, cast, reference }: PaintRequest): string {
  const slots: Record<string, string> = {
    scene: whereAndWhen(scene),
    action: actionOf(scene, cast),
    light: lightOf(scene),
    framing: framingOf(scene),
    things: thingsOf(scene),
    figures: figuresOf(scene, cast, reference !== undefined),
    room: roomOf(scene),
  }
  return filled(template, slots)
}

/** The prompt for the hero's reference picture. @param hasModel a drawing of the hero is sent along */
export const portraitPrompt = (sheet: CharacterSheet, hasModel: boolean): string =>
  filled(portrait, {
    figure: `${capital(describeFigure(sheet))}.${
      hasModel
        ? '\nThe picture that comes with this is a drawing of the same figure: keep its shape, colours, hair and clothes, and paint it in the look above.'
        : ''
    }`,
  })

const filled = (text: string, slots: Record<string, string>): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (_, slot: string) => ({ look: style, ...slots })[slot]?.trim() ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const roomOf = ({ text_area: area }: Scene): string =>
  area === 'none' ? '' : `The ${area} quarter of the picture is calm and empty.`
