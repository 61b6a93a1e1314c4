import type { Strand } from '../../schema.ts'

export const shyThing: Strand = {
  plant: {
    three: ['{hero} pulled the grass. "Grow!" {he} said. It came out.'],
    five: ['{hero} pulled at the grass to make it grow. It came out.'],
    seven: [
      '{hero} opened {his} birthday things in the week before, and then had to wrap them up again in the dark.',
      '{hero} opened {his} birthday things in the week before, and then had to wrap them up again and look surprised.',
    ],
    verse: [
      '{hero} pulled at the grass to help it grow. / It came right out, and now {he} would know.',
      '{hero} pulled up a seed. "Did you grow?" / It had not had time to, and told {him} so.',
    ],
    small: ['"I want it now! / How? Tell me how!"'],
  },
  low: {
    three: ['"How far?" said {hero}. "One step," said {friend}. "Then one more."'],
    five: ['"How many more steps?" asked {hero}. "All of them," said {friend}. "One at a time."'],
    seven: [
      '"We could run," said {hero}. "We did," said {friend}, "and then we had to sit down, and here we are." They had some water, slowly.',
    ],
    verse: [
      '"How many steps?" asked {hero}. "How few?" / "Just one," said {friend}, "and then one or two."',
      '"One step," said {friend}, "and then one more." / And {hero} said, "That is what steps are for."',
    ],
    small: ['"Is it still far?" / "Look, there is a star."'],
  },
  test: {
    three: ['"Do not move," said {keeper}. "It is shy."'],
    five: ['"It is shy," said {keeper}. "It comes when all is still. The last ones could not keep still."'],
    seven: [
      '"It is coming," said {keeper}, "but it is shy, and it can hear a toe wriggle." {hero} looked down at {his} toes. All of them were wriggling.',
    ],
    verse: [
      '"It\'s shy," said {keeper}. "It comes when it\'s still. / If you can be quiet, then maybe it will."',
    ],
    small: ['"Be still, my dear. / Then it comes near."'],
  },
  act: {
    three: ['{hero} sat like a stone. Tip, tip, tip. It came!'],
    five: [
      '{hero} sat like a stone. A bug walked over {his} nose, and {he} let it. Tip, tip, tip. And there it was.',
    ],
    seven: [
      '{hero} held {his} toes with both {hands}. {He} thought about moss. {He} thought about how long it takes a hill to be a hill. A bird sat down on {his} head and left again. And then, in all that stillness, something came.',
    ],
    verse: ['{hero} sat there as still as a stone, / And out it came, just on its own.'],
    small: ['{hero} sat still. / It came down the hill.'],
  },
  close: {
    three: ['Slow as grass, slow as snow, {hero} slept.'],
    five: ['{hero} lay still and let the night come up to {him}, as slow as grass.'],
    seven: [
      '{hero} did not say "now". {He} lay there like a hill, and sleep came over the top of it in its own good time.',
    ],
    verse: [
      'As slow as moss, as slow as snow, / Sleep will come. Just let it grow.',
      'Wait for the night, and hold out your hand. / It comes like a bird comes down to land.',
    ],
  },
}
