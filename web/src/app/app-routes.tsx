import { Pages } from '../lib/router/router.tsx'
import { Home, OtherRoutes, OwnBook, PublicCover, PublicStories, PublicStory } from './prerendered-routes.ts'
import { Layout } from './layout.tsx'

export const AppRoutes = () => (
  <Layout>
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
  </Layout>
)
