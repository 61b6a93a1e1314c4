import { Pages } from '../lib/router/router.tsx'
import { Home, OtherRoutes, PublicStories, PublicStory } from './early-pages.ts'
import { Frame } from './frame.tsx'

const book = <PublicStory />

export const AppRoutes = () => (
  <Frame>
    <Pages
      pages={{
        '/': <Home />,
        '/public': <PublicStories />,
        '/public/story/:storyId': book,
        '/public/story/:storyId/page/:pageNumber': book,
      }}
      otherwise={<OtherRoutes />}
    />
  </Frame>
)
