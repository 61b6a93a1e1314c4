/** Shown while the server cannot be reached; polling continues. */
export const offlineMessage = 'We can’t reach Moonpage. Trying again...'
