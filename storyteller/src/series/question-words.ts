import type { Wordings } from './recall-words.ts'

/** A question with which a book may end, and what the next one answers. It is about a friend from an earlier book. */
export const questions: readonly { asked: Wordings; text: string; answer: Wordings }[] = [
  {
    asked: {
      '3-4': ['By the door lay one red boot. Whose was it?'],
      '5-6': [
        'Only, by the door lay one red boot, and it was nobody’s. Whose was it? That has to wait until tomorrow.',
      ],
      '7-8': [
        'There was just one thing. By the door lay one red boot, and it fit nobody in the house. But that is the beginning of another story.',
      ],
    },
    text: 'Whose is the red boot by the door?',
    answer: {
      '3-4': ['And the red boot? It was for {old}. One foot was cold, that was all.'],
      '5-6': ['And the red boot by the door? It turned out to be {old}’s, who had been hopping ever since.'],
      '7-8': [
        'As for the red boot, it was {old}’s, who had been too polite to ask for it, and had hopped for three days.',
      ],
    },
  },
  {
    asked: {
      '3-4': ['Then something went plink. What was that?'],
      '5-6': [
        'Then, far away, something went plink. "What was that?" asked {friend}. But it was too late to go and see.',
      ],
      '7-8': [
        'Then, far away, something went plink. It did not go plink again. "What was that?" asked {friend}. Nobody could say, not that night.',
      ],
    },
    text: 'What went plink in the night?',
    answer: {
      '3-4': ['And the plink? It was {old}. {name} had dropped a spoon!'],
      '5-6': [
        'And what had gone plink in the night? It was {old}, who had dropped a spoon into a bucket, and had not dared to move since.',
      ],
      '7-8': [
        'What had gone plink in the night was a spoon, in a bucket, and the one who had dropped it was {old}. {name} had wanted to surprise them with breakfast, and had come much too early.',
      ],
    },
  },
  {
    asked: {
      '3-4': ['Under the door lay a note. SOON, it said. What is soon?'],
      '5-6': [
        'Under the door lay a note with one word on it. SOON. "What’s soon?" asked {friend}. They would have to wait and see.',
      ],
      '7-8': [
        'Somebody had pushed a note under the door. There was one word on it. SOON. {hero} turned it over, but the other side knew nothing, either.',
      ],
    },
    text: 'Who wrote the note that says SOON?',
    answer: {
      '3-4': ['The note was from {old}. Soon was now!'],
      '5-6': [
        'The note that said SOON was from {old}. {name} had meant to write more, but then the pencil broke.',
      ],
      '7-8': [
        'The note that said SOON was from {old}, as it came out. {name} had meant to write when, and what, and why, but the pencil broke after the first word.',
      ],
    },
  },
  {
    asked: {
      '3-4': ['But look! There were footprints by the bed. Who was here?'],
      '5-6': [
        'But around the bed there were footprints, and they were nobody’s. Who had been there? They were all too sleepy to ask.',
      ],
      '7-8': [
        'But there were footprints all the way around the bed, and the feet did not fit anyone who lived there. That would be a question for tomorrow.',
      ],
    },
    text: 'Whose are the footprints around the bed?',
    answer: {
      '3-4': ['The footprints were {old}’s. {name} had looked in, to say good night.'],
      '5-6': [
        'The footprints around the bed were {old}’s, who had come to say good night, and had gone around three times to find the right side.',
      ],
      '7-8': [
        'The footprints around the bed were {old}’s. {name} had come to say good night, and had gone around three times, because a sleeper looks the same from every side.',
      ],
    },
  },
]
