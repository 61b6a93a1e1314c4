import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Home, PublicStories, PublicStory } from './early-pages.ts'
import { Frame } from './frame.tsx'
import { RequireRole, RequireUser, SignedOutOnly } from './guards.tsx'

const Login = lazy(async () => ({ default: (await import('../pages/login.tsx')).Login }))
const Register = lazy(async () => ({ default: (await import('../pages/register.tsx')).Register }))
const ForgotPassword = lazy(async () => ({
  default: (await import('../pages/forgot-password.tsx')).ForgotPassword,
}))
const ResetPassword = lazy(async () => ({
  default: (await import('../pages/reset-password.tsx')).ResetPassword,
}))
const Profile = lazy(async () => ({ default: (await import('../pages/profile.tsx')).Profile }))
const Admin = lazy(async () => ({ default: (await import('../pages/admin.tsx')).Admin }))
const Moderation = lazy(async () => ({ default: (await import('../pages/moderation.tsx')).Moderation }))
const Create = lazy(async () => ({ default: (await import('../pages/create.tsx')).Create }))
const Dashboard = lazy(async () => ({ default: (await import('../pages/dashboard.tsx')).Dashboard }))
const Characters = lazy(async () => ({ default: (await import('../pages/characters.tsx')).Characters }))
const Character = lazy(async () => ({
  default: (await import('../pages/characters/character.tsx')).Character,
}))
const StoryProgress = lazy(async () => ({
  default: (await import('../pages/story-progress.tsx')).StoryProgress,
}))
const Reader = lazy(async () => ({ default: (await import('../pages/reader.tsx')).Reader }))
const SharedStory = lazy(async () => ({ default: (await import('../pages/shared-story.tsx')).SharedStory }))
const Terms = lazy(async () => ({ default: (await import('../pages/terms.tsx')).Terms }))
const Privacy = lazy(async () => ({ default: (await import('../pages/privacy.tsx')).Privacy }))
const Design = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../pages/design.tsx')).Design }))
  : null

export const AppRoutes = () => (
  <Routes>
    <Route element={<Frame />}>
      <Route index element={<Home />} />
      <Route path="public" element={<PublicStories />} />
      <Route path="public/story/:storyId" element={<PublicStory />} />
      <Route path="public/story/:storyId/page/:pageNumber" element={<PublicStory />} />
      <Route path="create" element={<Create />} />
      <Route path="shared/:shareToken" element={<SharedStory />} />
      <Route path="terms" element={<Terms />} />
      <Route path="privacy" element={<Privacy />} />
      <Route path="reset-password" element={<ResetPassword />} />
      <Route element={<SignedOutOnly />}>
        <Route path="forgot-password" element={<ForgotPassword />} />
        <Route path="login" element={<Login />} />
        <Route path="register" element={<Register />} />
      </Route>
      <Route element={<RequireUser />}>
        <Route path="dashboard" element={<Dashboard />} />
        <Route path="dashboard/characters" element={<Characters />} />
        <Route path="dashboard/characters/:character" element={<Character />} />
        <Route path="profile" element={<Profile />} />
        <Route element={<RequireRole only={['admin']} />}>
          <Route path="admin/:tab?" element={<Admin />} />
        </Route>
        <Route element={<RequireRole only={['moderator', 'admin']} />}>
          <Route path="moderation" element={<Moderation />} />
        </Route>
        <Route path="story/:storyId" element={<StoryProgress />} />
        <Route path="story/:storyId/page/:pageNumber" element={<Reader />} />
      </Route>
      {Design && <Route path="design" element={<Design />} />}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Route>
  </Routes>
)
