import { lazy, Suspense } from 'react'
import { useChildInView } from '../data/session-store.ts'
import { Pages } from '../lib/router/router.tsx'
import { Home, OtherRoutes, OwnBook, PublicCover, PublicStories, PublicStory } from './prerendered-routes.ts'
import { Layout } from './layout.tsx'

const ChildView = lazy(async () => ({ default: (await import('./child-view.tsx')).ChildView }))

export const AppRoutes = () => {
  const child = useChildInView()
  if (child)
    return (
      <Suspense>
        <ChildView child={child} />
      </Suspense>
    )
  return (
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
}
