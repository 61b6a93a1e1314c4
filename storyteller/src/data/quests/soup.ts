import type { QuestData } from '../schema.ts'

export const soup: QuestData = {
  thing: 'the soup',
  deed: 'Saved the Soup',
  prop: 'soup-pot',
  carried: false,
  kept: false,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    'Something You Cannot See',
    'The Soup That Would Not',
    'Three Things for the Soup',
    '{hero} Saves the Soup',
    'It Tastes of Hot',
    'A Shy Sort of Soup',
    'The Soup Called Thursday',
    'One Round, One Green, One {hero}',
    'Soup for the Whole of {Land}',
    '{friend} Has a Pea Up the Nose',
    'The Smell of Soup Over {Land}',
    'A Pea, a Bean and {friend}',
    'Say Please to the Soup, {hero}',
    'What {keeper} Put in the Soup',
  ],
  summaries: [
    'The bedtime soup of {land} wants three things: one round, one green, and one you cannot see.',
    'No soup, no sleep. {hero} has an onion, a bean, and no idea what the third thing is.',
    'It has been cooking since Monday, and it still tastes of hot. {hero} sets out to save the soup.',
  ],
  trouble: {
    three: [
      'The soup was sad. It had no taste. "Get me three things," it said.',
      'The soup pot said, "One red thing. One green thing. One you can not see!"',
      'Sniff. The soup was not good yet. "I have a pea," said {hero}. "I have a bean. What else?"',
    ],
    five: [
      'A note came from the big soup pot at {far}. It said: Not ready. Bring something round, something green, and something you cannot see. {hero} found a pea, which was two of them.',
      'All of {land} had soup before bed, out of one big pot. That night it tasted of nothing at all. "It wants three things," said {hero}. "I have an onion and a bean."',
      'Sniff. There was no smell of soup. At {far} the pot was on, but it was two things short, and no one could name the third. {hero} took the biggest spoon.',
    ],
    seven: [
      'The bedtime soup of {land} was cooked in one great pot at {far}. Every evening its smell came round like a cat, and put people to sleep. Tonight nothing came but a note. "Needs three things," it said. "One round, one green, one you cannot see." {hero} packed an onion and a bean. Then {he} packed an empty bag, for the third.',
      '{hero} tried the bedtime soup. It tasted of hot, and that was all. Somebody at {far} was making it without the list. The list was still here, on its hook, and it said: peas, salt, and a thing that does not show. {hero} looked for that in every cupboard, though it was hard to know when to stop.',
      'The soup at {far} had been on since Monday, and it would not turn into supper. They had tried salt. They had tried singing. "It is short of something," said {hero}, who knew about soup. "Three things, I should say, and the third one is always the hardest."',
    ],
    verse: [
      'The soup had no taste, and the soup had no smell. / It wanted three things, but it would not tell.',
      '"A round thing, a green thing, and one you can\'t see," / Said the note from the soup. "Please bring them to me."',
      'No soup for our supper! It would not come right. / "We\'ll bring what it wants," said {hero}, "tonight."',
    ],
    small: [
      'The soup was too thin. / What must go in?',
      'No taste, no smell! / The soup was not well.',
      'The soup in the pot / was good? It was not!',
    ],
  },
  win: {
    three: [
      'In went this. In went that. "One more," said {keeper}, and gave the soup a kiss.',
      '{keeper} put in a pea. It hit {friend}. They all laughed. Glug, said the soup. Mmm!',
      '"Now stir," said {keeper}. Round and round. The soup got good!',
    ],
    five: [
      'In went the round thing, and in went the green. "And the third?" said {hero}. {keeper} sniffed. "That was what you did just now," said {khe}. The soup had begun to smell of supper.',
      '{keeper} held the spoon over the pot. "Say please to it," said {khe}. "No one has ever tried." "Please," said {hero}. Glug, said the soup, and came right.',
      'They dropped in what they had. Then {friend} leaned over and sneezed, and they all laughed into the pot. "That will do it," said {keeper}.',
    ],
    seven: [
      'They put in what they had brought. {keeper} stirred and tasted, and shook {khis} head. Then {khe} stopped, with the spoon in the air. "That thing you did," said {khe}. "Where were you standing?" {hero} showed {khim}. "Right over the pot," said {keeper}. "It will have fallen in." And it had. You could smell it.',
      '"Something you cannot see," said {keeper}. "It could be wind. It could be Wednesday." They tried both. Then {friend} got a pea up {fhis} nose, and {hero} laughed so much that {he} had to hold on to the pot. Glug, said the soup. "Ah," said {keeper}. "One of those."',
      '{keeper} took the lid off the pot. "I have put in all I had," said {khe}, "and it just looks at me." It was a shy sort of soup. So they stirred it in turns, and told it where they had been and what they had come past. By the end it was the best soup {in} {land}.',
    ],
    verse: [
      "The soup got a pea, and the soup got a bean, / And {keeper}'s best laugh, which cannot be seen.",
      '"Just say to it please," said {keeper}. They did. / The soup in the pot gave a bounce at the lid.',
      'They told the soup of the way they had come, / And {keeper} stirred, and it started to hum.',
    ],
    small: [
      'In went a pea. / The soup! One, two, three.',
      '"Please, soup!" they said. / The soup went red.',
      'They stirred the pot. / The soup got hot.',
    ],
  },
  after: {
    three: [
      'One bowl, two bowls, ten. All of {land} had some.',
      'Sniff. Mmm! All the babies went to sleep.',
      '"It tastes like bed," said {friend}. It did.',
    ],
    five: [
      'The smell went out and knocked at every door. People came with cups and bowls, and one came with a boot. There was enough.',
      '"It tastes of bed," said {friend}, with {fhis} mouth full, and it did.',
      '{hero} had the last spoon of it. {friend} had the last lick. {keeper} got to sit in the pot.',
    ],
    seven: [
      'The smell got up, stretched, and went round {land} from door to door. They came with bowls and buckets, and an old man brought his hat. They sat down wherever they were and ate, and nobody said a thing but "mm".',
      '"What do you call it?" asked {friend}. {keeper} had not thought of that. It tasted of onions, and of evening, and of having been somewhere. They called it Thursday, and had it every week.',
      '{keeper} wrote it all down: peas, salt, and in the third place, after some thought, "you two". Then {khe} turned down the fire and let it hum.',
    ],
    verse: [
      'The smell of the soup went from door to door. / They came with their bowls, and they came back for more.',
      'They ate it with spoons, and they ate it with bread, / And all of {land} went warmly to bed.',
      '"It tastes like a hug," said {friend}, "and like home." / And {keeper} drew hearts in it, out of the foam.',
    ],
    small: ['One bowl for you. / For me, one too.', 'All had some soup, / the whole big group.'],
  },
  rest: {
    three: ['{hero} was full of soup. Warm, warm, warm.', 'Even the bed smelled of soup. Just a bit.'],
    five: [
      "There was warm soup all the way down to {hero}'s toes.",
      'Far off the big pot gave one last glug, and slept.',
    ],
    seven: [
      'In the middle of {hero} there was a warm round place, about the size of a bowl. It would last till morning.',
      'Far away {keeper} put the lid on. The last of the smell came in at the window, turned round twice, and lay down.',
    ],
    verse: [
      "There's soup in the middle, all warm and round. / The pot has stopped bubbling, and makes no sound.",
      "The lid's on the pot, and the spoon's on the hook. / Good night to the soup, and good night to the cook.",
    ],
    small: ['So warm inside. / The yawn was wide.', 'The pot is done. / Sleep, every one.'],
  },
}
