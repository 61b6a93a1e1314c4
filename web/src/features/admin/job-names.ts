/** What each kind of job does, for people. */
const names: Record<string, string> = {
  'tell-story': 'Write and paint a story',
  'send-letter': 'Send an email',
  'rename-pictures': 'Change the links to a story’s pictures',
  'remove-pictures': 'Delete pictures nobody needs',
  'copy-snapshot-pictures': 'Keep a copy of a reported story’s pictures',
  'remove-letters': 'Delete old emails',
  'tidy-up': 'Clean up expired data',
  'carry-pictures': 'Move pictures into storage',
}

/** A job that this browser's version has no words for is called by its name. */
export const jobName = (name: string): string => names[name] ?? name
