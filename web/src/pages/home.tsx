import { usePageTitle } from '../ui/page-title.ts'
import { Closing } from './home/closing.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { RecentStories } from './home/recent-stories.tsx'

export const Home = () => {
  usePageTitle()
  return (
    <>
      <Hero />
      <RecentStories />
      <HowItWorks />
      <Closing />
    </>
  )
}
