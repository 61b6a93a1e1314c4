/** Whether a text ends where a sentence, a speech or a line of verse may end. */
export const isFinished = (text: string): boolean => /[.!?…:;,–—-]["”’)*]*\s*$|["”’]\s*$/u.test(text)

/** Prose without a sentence that breaks off; as it is where nothing else is in it. */
export const finished = (text: string): string =>
  isFinished(text) ? text : text.replace(/([.!?…]["”’)]*)[^.!?…]*$/u, '$1')
