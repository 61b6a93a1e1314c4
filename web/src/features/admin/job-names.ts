/** What each kind of job does, for people. */
const names: Record<string, string> = {
  'tell-story': 'Write and paint a story',
  'send-letter': 'Send an email',
  'rename-pictures': 'Give a story’s pictures new addresses',
  'remove-pictures': 'Delete pictures nobody needs',
  'copy-snapshot-pictures': 'Save the pictures of a reported story',
  'remove-letters': 'Delete old emails',
  'tidy-up': 'Clean up what is past its time',
  'carry-pictures': 'Move pictures to their storage',
}

/** A job that this browser's version has no words for is called by its name. */
export const jobName = (name: string): string => names[name] ?? name
