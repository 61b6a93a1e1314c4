import type { Wordings } from './recall-words.ts'

type Question = {
  asked: Wordings
  text: string
  /** With what the next book begins. */
  still: Wordings
  /** Said where the friend comes: the answer is why. */
  answer: Wordings
}

/** A question with which a book may end. It is about a friend from an earlier book, who comes in the next one because of it. */
export const questions: readonly Question[] = [
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
    still: {
      '3-4': ['The red boot still lay by the door.'],
      '5-6': ['The red boot still lay by the door, and nobody had come for it.'],
      '7-8': ['The red boot still lay by the door, and {hero} had tried it on everybody who came by.'],
    },
    answer: {
      '3-4': ['And the red boot? It was {name}’s! {name} came to get it.'],
      '5-6': ['The red boot was {name}’s, who had been hopping ever since, and came to get it.'],
      '7-8': [
        'The red boot was {name}’s, who had been too polite to ask for it, and came at last to get it.',
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
    still: {
      '3-4': ['"What went plink?" asked {friend}.'],
      '5-6': ['"I still want to know what went plink," said {friend}.'],
      '7-8': [
        '"I still want to know what went plink that night," said {friend}, first thing in the morning.',
      ],
    },
    answer: {
      '3-4': ['The plink was {name}! {name} had dropped a spoon.'],
      '5-6': ['The plink had been {name}, who had come too early, and had dropped a spoon into a bucket.'],
      '7-8': [
        'The plink had been {name}, who had come much too early, and had dropped a spoon into a bucket, and had not dared to move.',
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
    still: {
      '3-4': ['"Is it soon now?" asked {friend}.'],
      '5-6': ['"Is it soon yet?" asked {friend}. The note still did not say.'],
      '7-8': [
        'The note that said SOON hung on the wall, and every morning {friend} asked if it was soon yet.',
      ],
    },
    answer: {
      '3-4': ['The note was from {name}. Soon was now!'],
      '5-6': ['The note that said SOON was from {name}. And now it was soon.'],
      '7-8': [
        'The note that said SOON was from {name}, who had meant to write when, and what, and why, but the pencil broke. It was now.',
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
    still: {
      '3-4': ['Who had been by the bed? {hero} wanted to know.'],
      '5-6': ['{hero} had not swept the footprints away. Somebody had to fit them.'],
      '7-8': [
        'Nobody had swept the footprints away. Sooner or later, {hero} thought, somebody would come by who fit them.',
      ],
    },
    answer: {
      '3-4': ['{name} fit the footprints! {name} had looked in, and they were all asleep.'],
      '5-6': ['And {name} fit the footprints. {name} had looked in that night, and they were all asleep.'],
      '7-8': [
        'And the footprints fit {name}, who had looked in that night, and had gone around the bed three times, and had not had the heart to wake anybody.',
      ],
    },
  },
]
