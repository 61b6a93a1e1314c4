import type { Strand } from '../../schema.ts'

export const shyThing: Strand = {
  plant: {
    three: [
      '{hero} pulled the grass. "Grow!" {he} said. It came out.',
      '"Come out, bug!" said {hero}. It did not.',
      '{hero} shook the tree. "Be done!"',
    ],
    five: [
      '{hero} pulled at the grass to make it grow. It came out.',
      '{hero} told the cat to sit on {his} knee, and held it there. It was not that kind of cat.',
      '{hero} ran up to birds to say hello. {He} had only ever met the backs of birds.',
    ],
    seven: [
      '{hero} opened {his} birthday things in the week before, and then had to wrap them up again and look surprised.',
      'Something lived under the step. {hero} had asked it out, and knocked, and sent in a bun. It was waiting for {hero} to stop.',
      '{hero} picked the apples in June, when they were the size of peas, and could not think why nobody would eat the pie.',
    ],
    verse: [
      '{hero} pulled at the grass to help it grow. / It came right out, and now {he} would know.',
      '{hero} pulled up a seed. "Did you grow?" / It had not had time to, and told {him} so.',
    ],
    small: ['"I want it now! / How? Tell me how!"'],
  },
  low: {
    three: [
      '"How far?" said {hero}. "One step," said {friend}. "Then one more."',
      '"Now can we run?" "No," said {friend}. "Shh, look."',
      'A bug sat on {hero}. {hero} sat, too.',
    ],
    five: [
      '"How many more steps?" asked {hero}. "All of them," said {friend}. "One at a time."',
      '{hero} stopped talking, to see what would happen. A beetle came out. Then two did.',
      '"Why do things run off from me?" asked {hero}. "You run at them," said {friend}.',
    ],
    seven: [
      '"We could run," said {hero}. "We did," said {friend}, "and then we had to sit down, and here we are." They had some water, slowly.',
      '{hero} chased a moth for a bit, and then sat down, out of breath. The moth came back and sat on {him}. "I wonder what I did," said {hero}. "Nothing," said {friend}. "That was it."',
      '"If I look the other way," said {hero}, "will the end come up behind us?" They looked the other way for some time. It did not, but it was a nice view.',
    ],
    verse: [
      '"How many steps?" asked {hero}. "How few?" / "Just one," said {friend}, "and then one or two."',
      '"One step," said {friend}, "and then one more." / And {hero} said, "That is what steps are for."',
    ],
    small: ['"Is it still far?" / "Look, there is a star."'],
  },
  test: {
    three: [
      '"Do not move," said {keeper}. "It is shy."',
      '"Look down," said {keeper}. "It will not come to eyes."',
    ],
    five: [
      '"It is shy," said {keeper}. "It comes when all is still. The last ones could not keep still."',
      '"It does not come when it is called," said {keeper}. "All you can do is be a nice place to sit."',
    ],
    seven: [
      '"It is coming," said {keeper}, "but it is shy, and it can hear a toe wriggle." {hero} looked down at {his} toes. All of them were wriggling.',
      '"The last visitor called it," said {keeper}, "and it went back in for a week. Sit here, and think of something else. It knows when it is being wanted too hard."',
    ],
    verse: [
      '"It\'s shy," said {keeper}. "It comes when it\'s still. / If you can be quiet, then maybe it will."',
    ],
    small: ['"Be still, my dear. / Then it comes near."'],
  },
  act: {
    three: [
      '{hero} sat like a stone. Tip, tip, tip. It came!',
      '{hero} looked at {his} feet. Sniff, sniff. Here it was!',
    ],
    five: [
      '{hero} sat like a stone. A bug walked over {his} nose, and {he} let it. Tip, tip, tip. And there it was.',
      '{hero} tried to be a nice place. {He} made {his} knees flat, and thought about cushions. Something warm came, and stayed.',
    ],
    seven: [
      '{hero} held {his} toes with both {hands}. {He} thought about moss. {He} thought about how long it takes a hill to be a hill. A bird sat down on {his} head and left again. And then, in all that stillness, something came.',
      '{hero} thought of something else. {He} thought of pie, and of how a pie does not mind. {He} thought of a hill, and who had time to make it. {He} {was} so busy thinking that when something soft leaned on {his} side {he} said, "Not now," and then did not dare to breathe.',
    ],
    verse: ['{hero} sat there as still as a stone, / And out it came, just on its own.'],
    small: ['{hero} sat still. / It came down the hill.'],
  },
  close: {
    three: [
      'Slow as grass, slow as snow, {hero} slept.',
      'Tip, tip, tip. Here comes sleep.',
      'Do not move. Sleep is shy.',
    ],
    five: [
      '{hero} lay still and let the night come up to {him}, as slow as grass.',
      'Sleep is a shy thing too. {hero} looked the other way, and it came.',
      '{hero} lay like a stone with a smile on it.',
    ],
    seven: [
      '{hero} did not say "now". {He} lay there like a hill, and sleep came over the top of it in its own good time.',
      '{hero} did not run at the night. It came up on its own, and sniffed {his} {hand}, and lay down.',
      'The last thing {hero} felt was something small and quiet settling on {his} feet. It may have been sleep, or the cat.',
    ],
    verse: [
      'As slow as moss, as slow as snow, / Sleep will come. Just let it grow.',
      'Wait for the night, and hold out your hand. / It comes like a bird comes down to land.',
    ],
  },
}
