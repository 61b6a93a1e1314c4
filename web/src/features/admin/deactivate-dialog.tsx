import type { AdminUser } from '@moonpage/contract/admin-users'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DeactivateDialogProps = { user: AdminUser; open: boolean; onClose: () => void; onConfirm: () => void }

export const DeactivateDialog = ({ user, open, onClose, onConfirm }: DeactivateDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Deactivate ${user.username}?`}
    actions={
      <>
        <Button
          look="ink"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          Deactivate
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </>
    }
  >
    <p>
      <BidiText>{`${user.first_name} ${user.last_name}`}</BidiText> will be logged out everywhere right away
      and can’t log in until you reactivate the account. Until then, nobody else can read their stories:
      public pages and links stop working.
    </p>
  </Dialog>
)
