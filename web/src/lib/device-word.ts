/** What this device is called in a sentence. */
export const deviceWord = (): 'phone' | 'computer' =>
  matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
