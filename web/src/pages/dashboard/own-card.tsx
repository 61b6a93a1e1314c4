import type { StorySummary } from '@moonpage/contract/story'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { CardMenu, type CardTool } from '../../features/story-card/card-menu.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'

/** What the cards of one's own stories tell the page. */
export type CardTalk = {
  onTool: (tool: CardTool, story: StorySummary) => void
  onFailed: (message: string) => void
}

type OwnCardProps = CardTalk & { story: StorySummary; index: number }

export const OwnCard = ({ story, index, onTool, onFailed }: OwnCardProps) => {
  // Nobody loves a book before it is there; one that is told anew keeps its heart.
  const mayHaveHeart = story.generation_status === 'completed' || story.is_favorited
  return (
    <StoryCard
      story={story}
      index={index}
      icon={drawCategory}
      corner={mayHaveHeart && <FavoriteButton story={story} onFailed={onFailed} />}
      tools={<CardMenu story={story} onTool={onTool} />}
    />
  )
}
