export const generationStatuses = [
  'pending',
  'generating',
  'generating_images',
  'completed',
  'failed',
] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** Allowed status transitions. Finished stories can be regenerated, failed ones retried. */
export const nextStatuses: Record<GenerationStatus, readonly GenerationStatus[]> = {
  pending: ['generating', 'completed', 'failed'],
  generating: ['generating_images', 'completed', 'failed'],
  generating_images: ['completed', 'failed'],
  completed: ['pending'],
  failed: ['pending'],
}

export const isUnfinished = (status: GenerationStatus): boolean =>
  status === 'pending' || status === 'generating' || status === 'generating_images'

/** In percent: the text is complete at 70, pictures are painted from 70 to 99, the book is completed at 100. */
export const textCompleteProgress = 70

/** Per status: the first message whose `below` is above the percentage applies; the last one has no limit. */
const messages: Partial<Record<GenerationStatus, readonly { below?: number; message: string }[]>> = {
  pending: [{ message: 'Initializing your magical story creation...' }],
  generating: [
    { below: 1, message: 'Preparing to craft your story...' },
    { below: 20, message: 'Planning your magical adventure...' },
    { below: 40, message: 'Creating characters and setting the scene...' },
    { below: 60, message: 'Writing your enchanting story...' },
    { below: 70, message: 'Adding final touches to the story text...' },
    { message: 'Story text complete! Preparing illustrations...' },
  ],
  generating_images: [
    { below: 80, message: 'Creating beautiful illustrations...' },
    { below: 90, message: 'Adding magical artwork to your story...' },
    { below: 95, message: 'Finalizing the enchanting visuals...' },
    { message: 'Almost ready! Adding the final touches...' },
  ],
}

/** The progress page's message; empty for a story that is not being generated. */
export const progressMessage = (status: GenerationStatus, percent: number): string =>
  messages[status]?.find(({ below }) => below === undefined || percent < below)?.message ?? ''
