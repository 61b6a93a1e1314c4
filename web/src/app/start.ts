import '../ui/css/fonts.css'
import '../ui/css/fallback-fonts.css'
import '../ui/css/tokens.css'
import '../ui/css/base.css'

/** From when the page was asked for: what takes longer is not waited for. */
const patienceMs = 3000

const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * The first screen came with the page. It is painted, and its picture with it, before the scripts are fetched: they
 * would take its network and its processor.
 */
const painted = async (root: HTMLElement) => {
  // A tab in the background paints nothing.
  if (document.hidden) return
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const seen = async () => {
    await firstPaint()
    await picture?.decode().catch(() => {})
    await nextFrame()
    await nextFrame()
  }
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs - performance.now()))
  await Promise.race([seen(), patience])
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
