import '../ui/css/fonts.css'
import '../ui/css/fallback-fonts.css'
import '../ui/css/tokens.css'
import '../ui/css/base.css'

/** From when the page was asked for: a picture that takes longer is not waited for. */
const patienceMs = 2500

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A tab in the background paints nothing.
    setTimeout(resolve, 100)
  })

/** The first screen came with the page. It is painted, with its picture, before the scripts take the processor. */
const painted = async (root: HTMLElement) => {
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs - performance.now()))
  await Promise.race([picture?.decode().catch(() => {}), patience])
  await nextFrame()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
if (root.hasChildNodes() && !('entered' in document.documentElement.dataset)) await painted(root)
// All at once: else each is found when the one that needs it has come.
for (const href of root.dataset['scripts']?.split(' ') ?? [])
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  )
const { show } = await import('./main.tsx').catch((error: unknown) => {
  // Its links lead somewhere even so.
  root.inert = false
  throw error
})
await show(root)
