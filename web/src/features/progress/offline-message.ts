/** Said while the server cannot be asked; the page goes on by itself as soon as it can be. */
export const offlineMessage = 'We can’t reach Moonpage. Trying again...'
