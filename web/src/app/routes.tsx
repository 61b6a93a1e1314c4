import { Pages } from '../lib/router/router.tsx'
import { Home, OtherRoutes, OwnBook, PublicCover, PublicStories, PublicStory } from './early-pages.ts'
import { Frame } from './frame.tsx'

export const AppRoutes = () => (
  <Frame>
    <Pages
      pages={{
        '/': <Home />,
        '/public': <PublicStories />,
        '/public/story/:storyId': <PublicCover />,
        '/public/story/:storyId/page/:pageNumber': <PublicStory />,
        '/story/:storyId/page/:pageNumber': <OwnBook />,
      }}
      otherwise={<OtherRoutes />}
    />
  </Frame>
)
