import type { QuestData } from '../schema.ts'

export const lantern: QuestData = {
  thing: 'the lantern',
  deed: 'Fetched a Light',
  prop: 'lantern',
  carried: true,
  kept: true,
  ofKeeper: false,
  notIn: [],
  avoid: ['darkness'],
  titles: [
    '{hero} and the Lantern',
    'The Lantern That Went Out',
    'A Light for {land}',
    '{hero} Fetches the Light',
    'One Small Light',
    'Who Will Light the Lantern?',
    'The Lantern That Coughed',
    'A Spark for {hero}',
    'The Last Spark of {keeper}',
    'Follow {hero}, Said the Light',
    'The Night the Lantern of {Land} Coughed',
    '{hero} and {friend} Carry a Light',
    '{keeper} Kept a Spark',
    'Late Home {in} {Land}',
  ],
  summaries: [
    'The lantern of {land} has gone out, and there is just one place to find a new light.',
    'The lantern that everyone steers home by has coughed, once, and stopped. {hero} takes it off its nail.',
    'Somewhere at {far} there is one last spark, and it has been asking for a house.',
  ],
  trouble: {
    three: [
      'Puff! The lantern went out. No light! "I will get more," said {hero}.',
      'The lantern had no light. "I will get you one," said {hero}.',
      'The lantern gave a cough. Out it went! "Wait," said {hero}. "I will fix you."',
    ],
    five: [
      'Each night one lantern burned for everyone {in} {land}, so that they could find their way home. But this evening it gave a cough, and went out. "The light has to be fetched from {far}," said {hero}, and took the lantern down.',
      'Puff! The big lantern of {land} went out. "How will they find the way home?" said {hero}. "I must bring a new light."',
      'The lantern gave one cough, and then no light at all. {hero} took it down. At {far} there was said to be one more spark.',
    ],
    seven: [
      'There was one lantern {in} {land} that never went out. It hung where everybody could see it, and people who were late steered home by it. That evening it flickered, coughed like an old man, and stopped. There was a smell of warm tin. A new light could only be had at {far}. {hero} took the lantern off its nail.',
      'The lantern by the road had burned every night since before there was a road. That night it gave a small cough, like someone about to make a speech, and went out. {hero} took it down. It was still warm. There was one place left where a light might be had, and that was {far}.',
      'People who came home late had always said good evening to the lantern, and it had always shone back. That night it said, "Excuse me," and went out. {hero} shook it, and it rattled. There was room in it for a new light, and {far} was where lights came from.',
    ],
    verse: [
      'The lantern coughed. The lantern blinked. / Its little light went pale, and winked.',
      'The lantern went out with a puff and a pop. / How strange that a light so old should stop!',
      'Puff went the lantern, and out went the light. / "I\'ll find it a new one this very night."',
    ],
    small: [
      'The lantern! No light. / Not on this night!',
      'The lantern was out. / They looked all about.',
      'Puff! Out it blew. / The lantern needs you.',
    ],
  },
  win: {
    three: [
      '{keeper} had one spark. Pop! The lantern was full of light.',
      '{keeper} blew on a spark. Glow! The lantern lit up.',
      '"I kept a spark for you," said {keeper}. In it went. Hello, lantern!',
    ],
    five: [
      'Then {keeper} opened a little tin. There sat a spark, the very last. "I kept it in case somebody came," said {khe}. It stepped into the lantern and grew, and grew, until it was as round as a pear.',
      '{keeper} had one last spark, in a cup. "Take it," said {khe}. It looked at the lantern from all sides, and moved in.',
      '"I have been saving this," said {keeper}. It was a spark, as small as a seed. {hero} opened the lantern. Glow!',
    ],
    seven: [
      'Then {keeper} opened a tin that had once held peppermints. In the corner of it sat one spark. "I have been feeding it," said {khe}, "on bits of candle and good thoughts." {hero} held open the lantern\'s little door. The spark looked in, wiped its feet, and went up the wick like somebody going upstairs to bed. Then it turned round and shone.',
      '{keeper} held out a closed fist. Gold light came through the cracks. "It is the last one," said {khe}. "It has been asking for a house." {hero} opened the lantern. The spark looked it over, went in, and turned itself up.',
      '"It only comes to people who whisper," said {keeper}. So they sat round the lantern and whispered whatever came into their heads, mostly about cake. Something small and gold crept up to hear. It was inside before it knew, and then it did not want to leave.',
    ],
    verse: [
      'Then {keeper} opened a small round tin. / The spark saw the lantern, and hopped right in.',
      'Then {keeper} held out one spark in a cup. / It hopped in the lantern and lit it all up.',
      'One little spark was all {keeper} had. / It lit the whole lantern, and oh, it was glad!',
    ],
    small: [
      'The lantern! A glow! / See, see it grow!',
      'The lantern was bright. / It made good light.',
      'A spark! It lit / the lantern a bit.',
    ],
  },
  after: {
    three: [
      'Glow, glow. Now all could find the way home.',
      '"I can see my feet!" said {friend}. "I can see yours!"',
      'All the moths came to the lantern. "Hello, hello!"',
    ],
    five: [
      'They carried the lantern back through {land}. Behind them, one by one, the windows turned gold. All who were late looked up, and knew which way was home.',
      'They took the lantern home the long way. By the end eleven people walked behind it, and one goose.',
      'The lantern was so bright that a cock woke up and said good morning. "Not yet," they told him.',
    ],
    seven: [
      'They carried the lantern between them, and the light went ahead like a well-trained cat. Wherever they passed, someone came out of a doorway who had not been sure of the way, and now was. By the end there were quite a lot of people walking home behind it.',
      'They carried it home between them. Out of every lane came someone who had lost the way, and said, "Ah, there you are," to the light. It was quite a parade by the end.',
      '"Is it heavy?" asked {keeper}. "It is lighter than it was before," said {hero}. They all thought about that, and then they laughed until the flame shook.',
    ],
    verse: [
      'The windows turned from grey to gold, / And all the late came in from the cold.',
      'Then all who were late came along behind, / For a light like that is a good thing to find.',
      'It shone on the gate, it shone on the tree, / And all could see what there was to see.',
    ],
    small: [
      'The lantern shone clear. / They all came near.',
      'They all saw the glow / of the lantern, so low.',
    ],
  },
  rest: {
    three: ['The lantern hung by the window. Glow.', 'The lantern kept watch.'],
    five: [
      'In the window the lantern burned low and gold.',
      'The lantern had been turned so low that it purred.',
    ],
    seven: [
      'The lantern hung on its nail, turned down low. It would be there if anybody woke.',
      'Someone came home very late, saw the lantern, and said good evening. It shone a little more, as one does.',
    ],
    verse: [
      "The lantern's turned to low, low gold. / It keeps the watch while dreams unfold.",
      'The lantern is small, but its window is gold, / And no one comes home to a house that is cold.',
    ],
    small: ['Low, lantern, low. / A soft little glow.', 'It hangs on the wall / and shines for us all.'],
  },
}
