import type { StorySummary } from '@moonpage/contract/story'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { CardMenu, type CardTool } from '../../features/story-card/card-menu.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'

/** Callbacks of the cards of the user's own stories. */
export type CardCallbacks = {
  onTool: (tool: CardTool, story: StorySummary) => void
  onFailed: (message: string) => void
  /** Whether the user may share and delete. */
  isMaker: boolean
}

const allTools: readonly CardTool[] = ['preview', 'share', 'collect', 'delete']
const readerTools: readonly CardTool[] = ['preview']

type OwnCardProps = CardCallbacks & { story: StorySummary; index: number }

export const OwnCard = ({ story, index, onTool, onFailed, isMaker }: OwnCardProps) => {
  // Only completed stories can be favorites; a story that is regenerated stays one.
  const mayHaveHeart = story.generation_status === 'completed' || story.is_favorited
  return (
    <StoryCard
      story={story}
      index={index}
      icon={drawCategory}
      corner={mayHaveHeart && <FavoriteButton story={story} onFailed={onFailed} />}
      tools={<CardMenu story={story} tools={isMaker ? allTools : readerTools} onTool={onTool} />}
    />
  )
}
