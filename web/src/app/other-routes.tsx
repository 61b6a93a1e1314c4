import { lazy, type ReactNode } from 'react'
import { Navigate, Pages, type PagesByPath } from '../lib/router/router.tsx'
import { RequireUser } from './require-user.tsx'
import { ParentsOnly, RequireRole, SignedOutOnly } from './route-guards.tsx'

const Login = lazy(async () => ({ default: (await import('../pages/login.tsx')).Login }))
const Register = lazy(async () => ({ default: (await import('../pages/register.tsx')).Register }))
const ForgotPassword = lazy(async () => ({
  default: (await import('../pages/forgot-password.tsx')).ForgotPassword,
}))
const ResetPassword = lazy(async () => ({
  default: (await import('../pages/reset-password.tsx')).ResetPassword,
}))
const Sso = lazy(async () => ({ default: (await import('../pages/sso.tsx')).Sso }))
const Family = lazy(async () => ({ default: (await import('../pages/family.tsx')).Family }))
const Join = lazy(async () => ({ default: (await import('../pages/join.tsx')).Join }))
const World = lazy(async () => ({ default: (await import('../pages/world.tsx')).World }))
const ChildBooks = lazy(async () => ({ default: (await import('../pages/child-books.tsx')).ChildBooks }))
const Month = lazy(async () => ({ default: (await import('../pages/month.tsx')).Month }))
const Profile = lazy(async () => ({ default: (await import('../pages/profile.tsx')).Profile }))
const Keys = lazy(async () => ({ default: (await import('../pages/keys.tsx')).Keys }))
const Admin = lazy(async () => ({ default: (await import('../pages/admin.tsx')).Admin }))
const Moderation = lazy(async () => ({ default: (await import('../pages/moderation.tsx')).Moderation }))
const Create = lazy(async () => ({ default: (await import('../pages/create.tsx')).Create }))
const Dashboard = lazy(async () => ({ default: (await import('../pages/dashboard.tsx')).Dashboard }))
const Characters = lazy(async () => ({ default: (await import('../pages/characters.tsx')).Characters }))
const Character = lazy(async () => ({
  default: (await import('../pages/characters/character.tsx')).Character,
}))
const Collections = lazy(async () => ({ default: (await import('../pages/collections.tsx')).Collections }))
const Collection = lazy(async () => ({
  default: (await import('../pages/collections/collection.tsx')).Collection,
}))
const SharedCollection = lazy(async () => ({
  default: (await import('../pages/shared-collection.tsx')).SharedCollection,
}))
const Kept = lazy(async () => ({ default: (await import('../pages/kept.tsx')).Kept }))
const KeepBook = lazy(async () => ({ default: (await import('../pages/kept/keep-book.tsx')).KeepBook }))
const KeepCollection = lazy(async () => ({
  default: (await import('../pages/kept/keep-books.tsx')).KeepCollection,
}))
const KeepSeries = lazy(async () => ({ default: (await import('../pages/kept/keep-books.tsx')).KeepSeries }))
const ReadAgain = lazy(async () => ({ default: (await import('../pages/read-again.tsx')).ReadAgain }))
const Child = lazy(async () => ({ default: (await import('../pages/child.tsx')).Child }))
const preloadReader = () => import('./own-book.tsx')
const StoryProgress = lazy(async () => ({
  default: (await import('../pages/story-progress.tsx')).StoryProgress,
}))
const SharedStory = lazy(async () => ({ default: (await import('../pages/shared-story.tsx')).SharedStory }))
const RecordBook = lazy(async () => ({ default: (await import('../pages/record-book.tsx')).RecordBook }))
const RecordByLink = lazy(async () => ({
  default: (await import('../pages/record-by-link.tsx')).RecordByLink,
}))
const Terms = lazy(async () => ({ default: (await import('../pages/terms.tsx')).Terms }))
const Privacy = lazy(async () => ({ default: (await import('../pages/privacy.tsx')).Privacy }))
const Design = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../pages/design.tsx')).Design }))
  : null

const admin = (
  <RequireRole only={['admin']}>
    <Admin />
  </RequireRole>
)
const moderation = (
  <RequireRole only={['moderator', 'admin']}>
    <Moderation />
  </RequireRole>
)

// One element for both paths, so that the cover and the pages share state.
const shared = <SharedStory />

const withGuard = (pages: PagesByPath, guard: (page: ReactNode) => ReactNode): PagesByPath =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, guard(page)]))

const pages: PagesByPath = {
  '/create': (
    <ParentsOnly title="Create Story">
      <Create />
    </ParentsOnly>
  ),
  '/join/:token': <Join />,
  '/shared/collection/:token': <SharedCollection />,
  '/shared/:shareToken': shared,
  '/shared/:shareToken/page/:pageNumber': shared,
  '/record/:token': <RecordByLink />,
  '/terms': <Terms />,
  '/privacy': <Privacy />,
  '/reset-password': <ResetPassword />,
  '/sso': <Sso />,
  ...withGuard(
    { '/forgot-password': <ForgotPassword />, '/login': <Login />, '/register': <Register /> },
    (page) => <SignedOutOnly>{page}</SignedOutOnly>,
  ),
  ...withGuard(
    {
      '/dashboard': <Dashboard preloadReader={preloadReader} />,
      '/dashboard/again': <ReadAgain />,
      '/dashboard/kept': <Kept />,
      '/dashboard/kept/own/:id': <KeepBook copy="own" />,
      '/dashboard/kept/public/:id': <KeepBook copy="public" />,
      '/dashboard/kept/collection/:id': <KeepCollection />,
      '/dashboard/kept/series/:id': <KeepSeries />,
      '/dashboard/characters': <Characters />,
      '/dashboard/characters/:character': (
        <ParentsOnly title="Characters">
          <Character />
        </ParentsOnly>
      ),
      '/dashboard/collections': <Collections />,
      '/dashboard/collections/:id': <Collection />,
      '/dashboard/children/:childId': (
        <ParentsOnly title="My Stories">
          <Child />
        </ParentsOnly>
      ),
      '/dashboard/children/:childId/books': (
        <ParentsOnly title="Books">
          <ChildBooks />
        </ParentsOnly>
      ),
      '/dashboard/worlds/:seriesId': <World />,
      '/family': <Family />,
      '/together/:month?': <Month />,
      '/profile': <Profile />,
      '/profile/keys': (
        <ParentsOnly title="Keys and webhooks">
          <Keys />
        </ParentsOnly>
      ),
      '/admin/:tab?': admin,
      '/moderation': moderation,
      '/story/:storyId': <StoryProgress />,
      '/story/:storyId/record': <RecordBook />,
    },
    (page) => <RequireUser>{page}</RequireUser>,
  ),
  ...(Design && { '/design': <Design /> }),
}

/** All pages but the prerendered ones, in chunks of their own. */
export const OtherRoutes = () => <Pages pages={pages} otherwise={<Navigate to="/" replace />} />
