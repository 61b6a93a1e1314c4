import { Component, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'
import { isChunkError, reloadOnce } from './chunk-errors.ts'

type Props = {
  children: ReactNode
  /** A new value resets the error. */
  attempt?: string
  /** Rendered in place of the crash screen. */
  instead?: ReactNode
  /** Whether it surrounds the whole app: there is no header and no landmark then. */
  isWhole?: boolean
}
type State = { error: Error | null; isReloading: boolean }

/** Contains errors of its children. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isReloading: false }

  // Shows nothing until it is clear whether the page reloads.
  static getDerivedStateFromError = (error: Error): State => ({ error, isReloading: isChunkError(error) })

  override componentDidCatch(error: Error) {
    if (isChunkError(error) && this.props.instead === undefined)
      void reloadOnce().then((isReloading) => this.setState({ isReloading }))
  }

  override componentDidUpdate({ attempt }: Props, { error }: State) {
    // Keep the error if the new page has failed too.
    // oxlint-disable-next-line react/no-did-update-set-state -- the reset depends on the error of the last render
    if (attempt !== this.props.attempt && error && error === this.state.error) this.setState({ error: null })
  }

  override render() {
    const { error, isReloading } = this.state
    if (!error) return this.props.children
    const { instead, isWhole = false } = this.props
    if (instead !== undefined) return instead
    return isReloading ? null : <CrashScreen isMissing={isChunkError(error)} isWhole={isWhole} />
  }
}
