import { deviceWord } from '../../lib/device-word.ts'

/** Why books cannot be kept here. */
export const NoKeeping = () => (
  <p className="soft">
    {isSecureContext
      ? 'This browser window can’t keep books. Private windows forget everything; an ordinary one can.'
      : `Books can be kept on this ${deviceWord()} once Moonpage is reached by an address that begins with https. Whoever runs this Moonpage can set that up.`}
  </p>
)
