import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import css from './error-boundary.module.css'

type Props = { children: ReactNode }

/** Stands in for the whole page when a screen breaks. Plain links: the router may be what broke. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className={css.broken} role="alert">
        <img className="art" src="/art/lost.webp" alt="" width="220" height="243" />
        <h1>Oops! Something went wrong</h1>
        <p className="lead soft">
          This page lost its thread. Your stories are safe; try it once more, or start again from the front.
        </p>
        <div className={css.ways}>
          <Button look="lamp" size="big" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button size="big" onClick={() => location.assign('/')}>
            Go Home
          </Button>
        </div>
      </main>
    )
  }
}
