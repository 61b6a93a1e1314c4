import type { ThemeData } from '../schema.ts'

export const imagination: ThemeData = {
  refrains: [
    'What if, what if, what if it were?',
    'Shut your eyes, and there it is.',
    'It is a boat, if we say so.',
  ],
  summary: ['The way in needs something that no one has, except in the mind.'],
  strands: [
    {
      plant: {
        three: ['{hero} saw a stick. "A flute!" said {hero}.', "In {hero}'s head, a box was a ship."],
        five: [
          'To {hero} a box was never just a box. This week it was a bakery on Mars.',
          '{hero} could look at a puddle and see a sea, with a ferry on it.',
        ],
        seven: [
          'Where other people saw a hat, {hero} saw a boat for mice. {He} had once spent a whole rainy day in China, without leaving the sofa.',
        ],
        verse: ['A box could be a bus, a boat, / A castle with a paper moat.'],
      },
      low: {
        three: [
          'They were tired. "We are on a horse," said {hero}. Clip, clop. It helped.',
          '"This stone is a bed," said {hero}. They had a rest.',
        ],
        five: [
          'They were too tired to walk. "Then let us ride," said {hero}, and made a clip-clop noise. It was odd how much faster it went on two horses that were not there.',
        ],
        seven: [
          '"I cannot go on," said {friend}. "Of course not," said {hero}, "no one could, on foot. That is why I ordered a carriage." {He} held open a door made of air. {friend} looked at it for a moment, and then stepped in, and moved over to make room.',
        ],
        verse: ['"Too tired to walk? Then let us ride / This horse of air, both side by side."'],
        small: ['"We are on a horse, / so fast, of course!"'],
      },
      test: {
        three: [
          '"You must have a ticket," said {keeper}. They had no ticket.',
          '"Ticket!" said {keeper}. Uh-oh.',
        ],
        five: [
          '"Tickets, please," said {keeper}. {khe} had a very small desk. No one had told them about tickets. {hero}\'s pockets were empty, and so were {friend}\'s.',
        ],
        seven: [
          '{keeper} sat behind a desk made from a flat stone. "Tickets, please," said {khe}. They looked in all their pockets, and they looked in them again. There was some fluff. "It is a rule," said {keeper} sadly. "I have never seen a ticket myself. But I am told that they are very fine."',
        ],
        verse: ['"A ticket, please," said {keeper}, "or stay." / They had no ticket to give away.'],
        small: ['"A ticket!" {khe} cried. / "Or you stay outside."'],
      },
      act: {
        three: [
          '{hero} held up an empty {hand}. "It is gold! See?" {keeper} looked. "Oh! So it is."',
          '{hero} gave {keeper} a ticket of air. Snip! In you go.',
        ],
        five: [
          '{hero} thought. Then {he} held out an empty {hand}. "Gold edges," {he} said, "and a picture of a whale on a bicycle." {keeper} bent close. "So there is," said {khe} softly, and punched a hole in the air. Click.',
        ],
        seven: [
          '{hero} put {his} {hand} in {his} empty pocket, and took out nothing at all, very carefully, by the edges. "Mind the gold," {he} said. "And please do not bend the elephant." {keeper} took it. For a long moment {khe} looked at the nothing. Then {khis} face began to shine. "It has got my name on it," said {khe}, and stepped aside, and bowed.',
        ],
        verse: ['Then {hero} held out a pinch of air. / "It\'s gold," {he} said. "See, here and there."'],
        small: ['"Here, have this air! / It is gold. See it there?"'],
      },
      close: {
        three: [
          'The bed was a boat. Off it went. Good night.',
          '{hero} closed {his} eyes. All of it was there.',
        ],
        five: ['The bed was a boat, if you said so. {hero} said so, and it left the shore without a bump.'],
        seven: [
          '{hero} pulled up the blanket, which was a sail, and untied the pillow, which was a harbour. The bed gave a small creak, as boats do, and slid out on to the wide, calm night.',
        ],
        verse: ["The bed's a boat, the sheet's a sail. / It drifts away, all still and pale."],
      },
    },
    {
      plant: {
        five: ['{hero} had a spoon that was sometimes a queen, and sometimes an oar.'],
        seven: [
          '{hero} could make a whole circus out of four buttons and a bit of fluff. The fluff was the lion.',
        ],
        verse: ['Four buttons made a circus ring. / A bit of fluff was the lion king.'],
      },
      low: {
        five: ['"Pretend that we have had soup," said {hero}. They licked their lips. It was pea.'],
        seven: [
          '"Suppose we are not tired at all," said {hero}. "Suppose that we are two very old kings, and walk like this on purpose." After that they went on, and waved.',
        ],
        verse: [
          '"Suppose we are kings," said {hero}, "and grand. / That\'s why we walk slowly across our land."',
        ],
        small: ['"A king walks slow." / So on they go.'],
      },
      test: {
        five: ['"Only for lords and ladies," said {keeper}. "You have to have crowns. It is on the sign."'],
        seven: [
          '"I am so sorry," said {keeper}, "but it says crowns only. I did not write it. I have never even seen one come."',
        ],
        verse: [
          '"It\'s crowns and crowns only," said {keeper}, "that pass. / You have none on, alas, alas."',
        ],
        small: ['"You must have a crown / to come in and sit down."'],
      },
      act: {
        five: [
          '{hero} bent down, picked up nothing, and put it on. It was a bit too large. "Your Majesty!" said {keeper}, and bowed.',
        ],
        seven: [
          '{hero} reached up to where a crown would be, and set it straight. "Do excuse the rubies," {he} said. "They are so heavy at this time of day." {keeper} looked, and went on looking, until {khe} saw them too.',
        ],
        verse: [
          '{hero} put on a crown made of air. / "Good heavens!" cried {keeper}. "There\'s rubies up there!"',
        ],
        small: ['A crown of air! / "It is red. See, there?"'],
      },
      close: {
        seven: [
          'On the chair hung a crown that no one could see. {hero} had taken it off very carefully. You should never sleep in them.',
        ],
        verse: ["Hang up your crown of silver air, / And shut your eyes. It's all still there."],
      },
    },
    {
      plant: {
        five: ['{hero} had a stick. On Monday it was a horse, and on Tuesday it was a king.'],
        seven: [
          '{hero} kept a lion under the table. The others had never seen it, but they put down their feet with care.',
        ],
        verse: ['A stick was a horse and a stick was a sword, / And once, for a week, it was a lord.'],
        small: ['A hat, a ship! / Come, take a trip!'],
      },
      low: {
        five: ['"It is too far," said {friend}. "Not for lions," said {hero}. So they went on as lions.'],
        seven: [
          '"My legs are all used up," said {friend}. "Borrow some," said {hero}. "I am having a giraffe\'s." After that they took much longer steps.',
        ],
        verse: [
          '"My legs are tired," said {friend}, "and thin." / "Then borrow a lion\'s, and let us begin."',
        ],
        small: ['"We are big cats! / With big cat hats!"'],
      },
      test: {
        three: ['"You must come by boat," said {keeper}. There was no boat.'],
        five: [
          '"You can only come in by boat," said {keeper}. There was no boat. There was not even any water.',
        ],
        seven: [
          '"I am sorry," said {keeper}. "You can only come in by boat. It has always been so." They looked round. There was no boat, and no water to put it on.',
        ],
        verse: [
          '"You must come by boat," said {keeper}, "to land." / There wasn\'t a boat, there was only sand.',
        ],
        small: ['"Come in by boat!" / There was none to float.'],
      },
      act: {
        three: ['"This log is a boat," said {hero}. Row, row, row! They were in.'],
        five: [
          '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the waves!" said {hero}. And {keeper} helped them out on to the shore.',
          '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the fish!" said {hero}. And {keeper} helped them out on to the shore.',
        ],
        seven: [
          '{hero} stepped over the side of nothing, and sat. "All aboard," {he} said. {friend} got in behind. They rowed, and it was hard work, for there was a wind. "Throw me the rope," called {keeper}, and caught it, and pulled them in.',
        ],
        verse: [
          'They sat on the ground and they started to row. / "Throw me the rope!" said {keeper}. "Now, slow!"',
        ],
        small: ['"Row, row! We float! / This log is a boat."'],
      },
      close: {
        five: ['Under the bed the lion turned round three times and lay down. Good night, lion.'],
        seven: [
          'The stick lay by the bed. It had been a good many things that day. Now it was a stick, and glad of it.',
        ],
        verse: ['The stick is a stick, and the bed is a ship. / Good night to all on the long slow trip.'],
      },
    },
  ],
}
