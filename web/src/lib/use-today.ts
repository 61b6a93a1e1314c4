import { useState } from 'react'

/** The day on which the screen was opened. */
export const useToday = (): Date => useState(() => new Date())[0]
