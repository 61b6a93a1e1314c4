import { useSession } from '../../../data/session-store.ts'
import { Banner } from '../../../ui/banner.tsx'

/** Why the last session ended; the form for passwords says it itself. */
export const LoginEnding = () => <Banner>{useSession().error}</Banner>
