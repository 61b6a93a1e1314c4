export const generationStatuses = [
  'pending',
  'generating',
  'generating_images',
  'completed',
  'failed',
] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** Which status may follow which. A parent may have a finished story made again, and a failed one tried again. */
export const nextStatuses: Record<GenerationStatus, readonly GenerationStatus[]> = {
  pending: ['generating', 'completed', 'failed'],
  generating: ['generating_images', 'completed', 'failed'],
  generating_images: ['completed', 'failed'],
  completed: ['pending'],
  failed: ['pending'],
}

export const isUnfinished = (status: GenerationStatus): boolean =>
  status === 'pending' || status === 'generating' || status === 'generating_images'

/** At 70 all text is there; the pictures share 70 to 99; 100 is a completed book. */
export const textCompleteProgress = 70

/** Per status, the first message whose `under` is above the percent reached; the last one has none. */
const messages: Partial<Record<GenerationStatus, readonly { under?: number; message: string }[]>> = {
  pending: [{ message: 'Initializing your magical story creation...' }],
  generating: [
    { under: 1, message: 'Preparing to craft your story...' },
    { under: 20, message: 'Planning your magical adventure...' },
    { under: 40, message: 'Creating characters and setting the scene...' },
    { under: 60, message: 'Writing your enchanting story...' },
    { under: 70, message: 'Adding final touches to the story text...' },
    { message: 'Story text complete! Preparing illustrations...' },
  ],
  generating_images: [
    { under: 80, message: 'Creating beautiful illustrations...' },
    { under: 90, message: 'Adding magical artwork to your story...' },
    { under: 95, message: 'Finalizing the enchanting visuals...' },
    { message: 'Almost ready! Adding the final touches...' },
  ],
}

/** What the progress page says; empty for a story that is not being made. */
export const progressMessage = (status: GenerationStatus, percent: number): string =>
  messages[status]?.find(({ under }) => under === undefined || percent < under)?.message ?? ''
