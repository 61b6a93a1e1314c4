import { useEffect, useRef, useState } from 'react'
import { useConnectivity } from '../../data/connectivity.ts'
import { familyQueueOf } from '../../data/send-for-family.ts'
import { unsentSessions } from '../../data/take-store.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const pagesInWords = (count: number) => (count === 1 ? 'One page' : `${count} pages`)

type UnsentDialogProps = { onStay: () => void; onLeave: () => Promise<void> }

/** Asks before a logout deletes pages that were recorded and not sent; sends them first where it can. */
export const UnsentDialog = ({ onStay, onLeave }: UnsentDialogProps) => {
  const [sessions, setSessions] = useState<readonly string[] | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAway = useConnectivity() === 'away'
  const isOver = useRef(false)
  useEffect(() => {
    const look = async () => {
      const found = await unsentSessions().catch(() => [])
      if (found.length === 0) await onLeave()
      else setSessions(found)
    }
    void look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])
  if (!sessions) return null
  const queues = () => [...new Set(sessions)].map(familyQueueOf)
  const send = async () => {
    setSending(true)
    setFailure(null)
    await Promise.all(queues().map((queue) => queue.sendAll()))
    if (isOver.current) return
    const left = queues().flatMap((queue) =>
      [...queue.takes().values()].filter(({ state }) => state !== 'sent'),
    )
    if (left.length === 0) return onLeave()
    setSessions(await unsentSessions().catch(() => sessions))
    setFailure(
      left.find(({ refusal }) => refusal)?.refusal ?? 'That didn’t work just now. Try again in a moment?',
    )
    setSending(false)
  }
  const stay = () => {
    isOver.current = true
    // They go up by themselves, if need be when the connection is back.
    for (const queue of queues()) void queue.sendAll()
    onStay()
  }
  const count = sessions.length
  return (
    <Dialog
      open
      onClose={stay}
      title="Before you go"
      actions={
        <>
          {!isAway && (
            <Button look="lamp" disabled={isSending} onClick={() => void send()}>
              {isSending ? 'Sending...' : `Send ${count === 1 ? 'it' : 'them'} first`}
            </Button>
          )}
          <Button onClick={() => void onLeave()}>Log out anyway</Button>
          <Button look="bare" onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      <Banner>{failure}</Banner>
      <p>
        {pagesInWords(count)} you recorded {count === 1 ? 'hasn’t' : 'haven’t'} been sent yet, and logging out
        here would lose {count === 1 ? 'it' : 'them'}.
        {isAway && ` ${count === 1 ? 'It can' : 'They can'} go up when you’re back online.`}
      </p>
    </Dialog>
  )
}
