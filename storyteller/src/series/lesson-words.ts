import type { Wordings } from './recall-words.ts'

/** Before the hero acts: what an earlier book taught decides what happens now. `{told}` of `{topic}`, and what is decided. */
export const turnings: Wordings = {
  '3-4': [
    'Then {hero} thought of {topic}. "{saying}," thought {hero}. "So now {decides}"',
    '"It’s like {topic}," thought {hero}. "{told} So now {decides}"',
  ],
  '5-6': [
    'Then {hero} thought of {topic}. "{saying}," thought {hero}. "So this time {decides}"',
    'It was just like {topic}, thought {hero}. "{told} So this time {decides}"',
    '"I know this," thought {hero}. "It’s like {topic}. {told} So this time {decides}"',
  ],
  '7-8': [
    'And that made {hero} think of {topic}. "{saying}," thought {hero}. "So this time {decides}"',
    'There was something that {hero} knew about this, and it was {topic}. "{saying}," thought {hero}. "So this time {decides}"',
    '"I’ve been here before," thought {hero}. "It was {topic}. {told} So this time {decides}"',
  ],
}

/** The same when somebody is there who was there then. */
export const turningsBy: Wordings = {
  '3-4': [
    '"It’s like {topic}," said {mate}. So it was! "{saying}," said {hero}. "So now {decides}"',
    '"Do you remember {topic}?" asked {mate}. {hero} did. "{told} So now {decides}"',
  ],
  '5-6': [
    '"Do you remember {topic}?" asked {mate}. {hero} did. "{saying}," said {hero}. "So this time {decides}"',
    '"You know what this is like?" asked {mate}. "It’s like {topic}." {hero} thought about it. "{told} So this time {decides}"',
    '"That was how it went with {topic}, too," said {mate}. "It was," said {hero}. "And then? {told} So this time {decides}"',
  ],
  '7-8': [
    '"I keep thinking of {topic}," said {mate}. Now {hero} thought of it, too. "{saying}," said {hero}. "So this time {decides}"',
    '"We’ve been here before," said {mate}. "Don’t you remember {topic}?" {hero} did, and felt a little silly. "{told} So this time {decides}"',
  ],
}

/** The same when another book has first led the hero astray: `{wrong}` was not it. */
export const turningsAfter: Wordings = {
  '3-4': ['It was not like {wrong} at all. It was like {topic}! "{saying}," said {hero}. "So now {decides}"'],
  '5-6': [
    'So it was not like {wrong} at all. It was like {topic}! "{saying}," said {hero}. "So this time {decides}"',
  ],
  '7-8': [
    'So it had not been like {wrong} at all. If it was like anything, it was like {topic}. "{saying}," said {hero} slowly. "So this time {decides}"',
  ],
}

/** When nothing that was learned is like this: another thing was hard, too, and it was done. */
export const hardBefore: Wordings = {
  '3-4': [
    'It was even harder than {topic}. But that had come out well, too!',
    '"This is harder than {topic}," thought {hero}. But that had been hard, too!',
  ],
  '5-6': [
    '"This is even harder than {topic}," thought {hero}. But {he} had thought so then, too.',
    'It was harder than {topic}. But in the end that had come out all right, thought {hero}.',
  ],
  '7-8': [
    '"This is harder than {topic}," thought {hero}. Then it came to {him} that {he} had never thought that {he} could do that, either.',
    'It was going to be harder than {topic}. On the other hand, {hero} had been quite sure that evening, too, that it would never come out right, and it had.',
  ],
}

/** The same when somebody is there who was there then. */
export const hardBeforeBy: Wordings = {
  '3-4': ['"This is harder than {topic}," said {hero}. "You could do that, too," said {mate}.'],
  '5-6': [
    '"This is harder than {topic}," said {hero}. "Nothing is harder than {topic}," said {mate}. "And you did that."',
    '"It can’t be harder than {topic}," said {mate}. {hero} had to laugh a little. "No," said {hero}. "It can’t."',
  ],
  '7-8': [
    '"This is harder than {topic}," said {hero}. "You said then that nothing could be harder," said {mate}. That was true, and it helped.',
    '"It can’t be harder than {topic}," said {mate}, who had been there. {hero} thought about it. It was not so much harder, after all.',
  ],
}

/** Why the hero tries what will fail: it once helped to do so. */
export const misleadings: Wordings = {
  '3-4': [
    '"I know!" said {hero}. "With {topic}, it helped to {method}. So {decides}"',
    '{hero} thought of {topic}. "It helped to {method}," said {hero}. "So {decides}"',
  ],
  '5-6': [
    '"I know how to do this," said {hero}. "With {topic}, it helped to {method}. So {decides}"',
    'That made {hero} think of {topic}. "It helped to {method}," said {hero}. "So {decides}"',
    '"This is just like {topic}," said {hero}, "and there it helped to {method}. So {decides}"',
  ],
  '7-8': [
    '"I know how this is done," said {hero}. "With {topic}, it helped to {method}. So {decides}"',
    '"It’s {topic} all over again," said {hero}, who was glad to know what to do for once. "It helped to {method}. So {decides}"',
    'Something about it made {hero} think of {topic}. "What helped then," said {hero}, "was to {method}. So {decides}"',
  ],
}

/** It was another thing after all. */
export const notLike: Wordings = {
  '3-4': ['So it was not like {topic}.'],
  '5-6': ['So it was not like {topic} at all.', 'What had helped with {topic} was no help here.'],
  '7-8': [
    'So it was not like {topic} at all, and {hero} would have to think of something new.',
    'It was no use thinking of {topic} anymore. This was another thing.',
    'What had helped so well with {topic} was no help here.',
  ],
}

/** When it is done. */
export const echoes: Wordings = {
  '3-4': ['"Just like {topic}!" said {friend}.'],
  '5-6': [
    '"Just like {topic}," said {friend}. "Even better," said {hero}.',
    '"It was like {topic} after all," said {friend}.',
  ],
  '7-8': [
    '"Just like {topic}," said {friend}. "Only more so," said {hero}.',
    '"I did say that it was like {topic}," said {friend}, who had said no such thing.',
  ],
}

/** Why the hero does it all for this friend: `{owes}` is what the friend once did. */
export const favors: Wordings = {
  '3-4': ['{owes} "Now it’s my turn," said {hero}.'],
  '5-6': [
    '{owes} "Now it’s my turn to do something for {name}," said {hero}.',
    '{owes} So {hero} wanted to do this for {name} more than anything.',
  ],
  '7-8': [
    '{owes} {hero} had not forgotten that. "It’s my turn now," said {hero}.',
    '{owes} And ever since, {hero} had waited for a chance to do something for {name}.',
  ],
}
