import { Component, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'
import { isChunkError, reloadOnce } from './chunk-errors.ts'

type Props = {
  children: ReactNode
  /** Another one gives what is inside a new try. */
  attempt?: string
  /** What stands in for what broke, when that is no page. */
  instead?: ReactNode
  /** There is nothing around it: no header, no landmark. */
  isWhole?: boolean
}
type State = { error: Error | null; isReloading: boolean }

/** Keeps what breaks inside from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isReloading: false }

  // A page that loads itself anew says nothing before it has.
  static getDerivedStateFromError = (error: Error): State => ({ error, isReloading: isChunkError(error) })

  override componentDidCatch(error: Error) {
    if (isChunkError(error) && this.props.instead === undefined)
      void reloadOnce().then((isReloading) => this.setState({ isReloading }))
  }

  override componentDidUpdate({ attempt }: Props, { error }: State) {
    // The new page may break as well: then the error is another one.
    // oxlint-disable-next-line react/no-did-update-set-state -- what is broken is known only when it has been tried
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
