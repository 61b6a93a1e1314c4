import type { Character } from '@moonpage/contract/characters'
import type { CompanionKind, Look } from '@moonpage/contract/story-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { fetchFile } from '../../data/fetch-file.ts'
import { cx } from '../../lib/class-names.ts'
import css from './portrait.module.css'

export type Sitter = { look: Look } | { kind: CompanionKind }

export const sitterOf = (character: Character): Sitter =>
  character.role === 'hero' ? { look: character.look } : { kind: character.kind }

const readAsUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(file)
  })

/** The portrait of a look, cached for the visit. A new look cancels the pending request. */
export const usePortrait = (sitter: Sitter) =>
  useQuery({
    queryKey: ['portrait', sitter],
    queryFn: async ({ signal }) => readAsUrl(await fetchFile(routes.paintPortrait, { body: sitter }, signal)),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

/** Reserves the space of a portrait before it is painted. */
export const PortraitFrame = ({
  src,
  alt,
  className,
}: {
  src: string | undefined
  alt: string
  className?: string | undefined
}) => (
  <span className={cx(css.portrait, className)}>
    {src && <img className="art" src={src} alt={alt} width="480" height="480" />}
  </span>
)

type PortraitProps = { sitter: Sitter; alt: string; className?: string }

/** A character's portrait; empty if it cannot be painted. */
export const Portrait = ({ sitter, ...rest }: PortraitProps) => (
  <PortraitFrame src={usePortrait(sitter).data} {...rest} />
)
