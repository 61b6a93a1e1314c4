import type { CompanionKind } from '@moonpage/contract/story-input'
import type { CompanionData, Told } from './schema.ts'

const shared: Pick<CompanionData, 'come'> = {
  come: {
    three: [
      '{friend} the {fkind} came up. "I will come too!"',
      'Who was that? It was {friend} the {fkind}!',
      '"Wait for me!" said {friend} the {fkind}.',
    ],
    five: [
      'There stood {friend} the {fkind}. "I am coming," {fhe} said, "in case you need a friend."',
      '"Two is better than one," said {friend} the {fkind}, and took the other side of the path.',
      '"You are not going without me," said {friend} the {fkind}, who had {fhis} boots on already.',
      '{friend} the {fkind} put {fhis} head round the corner. "I heard everything," {fhe} said. "When do we start?"',
      '"I will bring the rope," said {friend} the {fkind}. No one had asked, but it was good to know.',
      'Then {friend} the {fkind} came by with a bag of cake. "Where are we going?" {fhe} asked, for {fhe} was that kind of friend.',
    ],
    seven: [
      '{friend} the {fkind} fell out of a bush. "I was not listening," {fhe} said. "When do we go?"',
      '"You will get hungry," said {friend} the {fkind}, "and I have all the bread." So that was settled.',
      '{friend} the {fkind} had come to ask for some sugar, but this was better.',
      '{friend} the {fkind} happened to be passing, with a packed bag and a hat on, as if by chance. "I am free until bedtime," {fhe} said.',
      '"I shall have to come," said {friend} the {fkind}. "You will need somebody to say that it was not such a good idea."',
      'On the step sat {friend} the {fkind}, looking the other way. "I thought you might want company," {fhe} said, "and if you do not, I shall walk behind."',
    ],
    verse: [
      '"Me too!" called {friend} the {fkind} from the lane. / "I\'ve brought us a cake, and a hat for the rain."',
      'There {friend} the {fkind} stood, with a bag and a grin. / "When two friends go walking, then both of them win."',
      'Then {friend} the {fkind} came trotting by. / "I\'ll come along! I\'ll help you try."',
      '"Wait!" cried {friend} the {fkind}. "I\'ll come with you. / A long way is shorter for two, it\'s true."',
    ],
    small: [
      '{friend} came by. / "Let me come! Let me try!"',
      '{friend} said, "Wait! / I am not late!"',
      '{friend} ran up, too. / "I will go with you!"',
    ],
  },
}

const kinds: Record<CompanionKind, Omit<CompanionData, 'come'>> = {
  mouse: {
    noun: 'small mouse',
    looks: 'small grey mouse',
    names: ['Nib', 'Thimble', 'Pipkin', 'Crumb'],
    lives: 'land',
    banter: {
      three: [
        '"I am small," said {friend}, "but I am loud." Squeak!',
        '"I am small," said {friend}, "but I can go fast."',
      ],
      five: ["{friend} took six steps for every one of {hero}'s, and did not mention it more than twice."],
      seven: [
        "{friend} rode in {hero}'s bag with {fhis} nose out, and gave directions, some of which were right.",
      ],
      verse: ['"Six steps for me is one for you," / Squeaked {friend}. "But I am coming too."'],
    },
  },
  owl: {
    noun: 'old owl',
    looks: 'round owl',
    names: ['Wisp', 'Hoot', 'Tufty', 'Sage'],
    lives: 'air',
    banter: {
      three: ['"Who knows the way?" said {friend}. "I do!"', '"I know a fact," said {friend}. Hoo, hoo.'],
      five: ['{friend} knew a fact about everything they passed, and told it.'],
      seven: ['{friend} named every plant on the way, and when {fhe} did not know one, {fhe} coughed.'],
      verse: ['Wise {friend} knew facts of every kind, / And had at least nineteen in mind.'],
    },
  },
  rabbit: {
    noun: 'quick rabbit',
    looks: 'white rabbit',
    names: ['Clover', 'Moss', 'Bramble', 'Snowdrop'],
    lives: 'land',
    banter: {
      three: ['Hop, hop, went {friend}. "Come on!"', '{friend} hopped in front. {friend} hopped back.'],
      five: ['{friend} hopped ahead, and hopped back to see what was keeping everyone.'],
      seven: [
        '{friend} ran ahead to see what was coming and ran back to report, and so walked the whole way three times.',
      ],
      verse: ['{friend} hopped ahead, {friend} hopped back, / And hopped three times along the track.'],
    },
  },
  bear: {
    noun: 'big bear',
    looks: 'big brown bear',
    names: ['Barley', 'Honeybun', 'Otto', 'Bertha'],
    lives: 'land',
    banter: {
      three: ['"Is it snack time?" said {friend}.', '{friend} gave {hero} a bear hug. Oof!'],
      five: ['{friend} walked behind, humming, and ate what was in the bag, bun by bun.'],
      seven: [
        '{friend} carried everything, and never asked how far it was, but only, now and then, about buns.',
      ],
      verse: ['Big {friend} came humming on behind, / With buns upon {fhis} heart and mind.'],
    },
  },
  cat: {
    noun: 'sleek cat',
    looks: 'grey cat',
    names: ['Inky', 'Velvet', 'Mallow', 'Pounce'],
    lives: 'land',
    banter: {
      three: ['"I do not care," said {friend}. But {fhe} did.', '{friend} said, "Meow. This way."'],
      five: ['{friend} walked a little apart, as if {fhe} just happened to be going the same way.'],
      seven: [
        '{friend} explained that {fhe} was only coming for the exercise, and stopped twice to make sure that {hero} was still there.',
      ],
      verse: ['{friend} strolled along with tail held high. / "I was only," {fhe} said, "passing by."'],
    },
  },
  dog: {
    noun: 'merry dog',
    looks: 'small brown dog',
    names: ['Scout', 'Waffle', 'Button', 'Rufus'],
    lives: 'land',
    banter: {
      three: ['Wag, wag, went {friend}. "This is fun!"', '{friend} found a stick. Then a better stick.'],
      five: ['{friend} found a stick, and then a better one, and then the best stick of {fhis} life.'],
      seven: [
        '{friend} said that this was the best walk {fhe} had ever been on. {fhe} had said so yesterday too, and meant it both times.',
      ],
      verse: ['{friend} found a stick, then two, then three, / As happy as a {fkind} could be.'],
    },
  },
  hedgehog: {
    noun: 'shy hedgehog',
    looks: 'small hedgehog',
    names: ['Bodkin', 'Teasel', 'Pim', 'Burr'],
    lives: 'land',
    banter: {
      three: ['"Mind my pins," said {friend}.', '{friend} rolled a bit. Roll, roll.'],
      five: ['{friend} picked up leaves as {fhe} went, mostly without noticing.'],
      seven: [
        '{friend} collected leaves on {fhis} back as they went along, until they seemed to be followed by a small, polite hedge.',
      ],
      verse: ['{friend} picked up leaves upon {fhis} back, / A small round hedge along the track.'],
    },
  },
  frog: {
    noun: 'jolly frog',
    looks: 'green frog',
    names: ['Plip', 'Puddle', 'Fergus', 'Lily'],
    lives: 'both',
    banter: {
      three: ['"Ribbit," said {friend}. "That is a yes."', 'Plop, plop, went {friend}.'],
      five: ['{friend} told jokes. They all ended in "ribbit", and got better the more you heard them.'],
      seven: [
        '{friend} sang as {fhe} went. It was a song in which only one word was hard, and the word was ribbit.',
      ],
      verse: ['And {friend} sang as {fhe} hopped along / A ribbit-ribbit-ribbit song.'],
    },
  },
  squirrel: {
    noun: 'busy squirrel',
    looks: 'red squirrel',
    names: ['Nutkin', 'Hazel', 'Tuppy', 'Fidget'],
    lives: 'land',
    banter: {
      three: ['{friend} hid a nut. "Do not look!"', '"A nut!" said {friend}. Crunch.'],
      five: ['{friend} hid a nut every few steps, and told everybody not to look.'],
      seven: [
        '{friend} buried a nut at each bend, so that they would find their way back, and ate it again if no one was watching.',
      ],
      verse: ['At every bend {friend} hid a nut. / "Don\'t look," {fhe} said, "keep your eyelids shut."'],
    },
  },
  turtle: {
    noun: 'slow turtle',
    looks: 'green turtle',
    names: ['Shelby', 'Olive', 'Pokey', 'Toto'],
    lives: 'both',
    banter: {
      three: ['"I am on my way," said {friend}. Slow, slow.', '"No rush," said {friend}.'],
      five: ['{friend} did not hurry. "It will still be there," {fhe} said, and it always was.'],
      seven: [
        '{friend} walked so slowly that {fhe} had to set out again from time to time. "I am not late," {fhe} said. "I am thorough."',
      ],
      verse: ['"No rush," said {friend}, "for if you run, / You miss the bits that are most fun."'],
    },
  },
  penguin: {
    noun: 'neat penguin',
    looks: 'round penguin',
    names: ['Pebble', 'Flip', 'Iggy', 'Waddles'],
    lives: 'both',
    banter: {
      three: ['Waddle, waddle, went {friend}. Whee, down a hill!', '{friend} slid on {fhis} tummy.'],
      five: ['{friend} waddled beside {him}, dressed as if for the opera.'],
      seven: [
        '{friend} waddled in front with great dignity, and went down every slope on {fhis} tummy, with none.',
      ],
      verse: ['{friend} waddled on with a rolling stride / And took each slope with a tummy slide.'],
    },
  },
  robot: {
    noun: 'little robot',
    looks: 'small square robot',
    names: ['Bolt', 'Dot', 'Tik', 'Pixel'],
    lives: 'anywhere',
    banter: {
      three: ['Beep! "Ten more steps," said {friend}.', '{friend} went beep. That is robot for yes.'],
      five: ['{friend} counted their steps aloud, and started again whenever somebody sneezed.'],
      seven: [
        '{friend} counted the steps. At nine hundred {fhe} said that it was going well, and at nine hundred and one {fhe} said so again.',
      ],
      verse: [
        "Beep, beep, went {friend}, \"that's nine, that's ten. / Now someone sneezed. I'll start again.\"",
      ],
    },
  },
}

export const companions: Record<CompanionKind, CompanionData> = Object.fromEntries(
  Object.entries(kinds).map(([kind, data]) => [kind, { ...shared, ...data }]),
) as Record<CompanionKind, CompanionData>

/** The one at the end of the way, seen for the first time. */
export const meetKeeper: Told = {
  three: [
    'There sat {keeper}, a {knoun}.',
    '{keeper} the {kkind} was there.',
    'Who was that? {keeper} the {kkind}!',
  ],
  five: [
    'There sat {keeper}, a {knoun}, all by the side of the way.',
    '"Hello," said a {knoun}. "I am {keeper}."',
    'And there sat a {knoun} called {keeper}.',
    'They were not the first. A {knoun} sat there, and {khis} name was {keeper}.',
    '"Oh," said a voice. It was {keeper}, a {knoun}.',
  ],
  seven: [
    'On a stone sat a {knoun}, and looked at them with {khis} head on one side. "I am {keeper}," said {khe}. "Who are you?"',
    'They had thought that there would be no one there. But there was {keeper}, a {knoun}, who had thought the same.',
    'Somebody was there already. It was a {knoun}, who said that {khis} name was {keeper}.',
    'A {knoun} was sitting there, with the look of having sat for some time. "{keeper}," said {khe}, and that was {khis} name.',
    '"You took your time," said a voice. It belonged to {keeper}, a {knoun}.',
  ],
  verse: [
    'There {keeper} the {kkind} had a seat on a stone. / "I was just thinking how I was on my own."',
    '"Good evening," said {keeper} the {kkind}. "Come near. / It is ever so long since somebody was here."',
    'And who sat there, as small as you please? / {keeper} the {kkind}, with chin on knees.',
    'And {keeper} the {kkind} was sitting there, / With nothing to do but sit and stare.',
  ],
  small: [
    'Who was it there? / {keeper}, on a chair!',
    '{keeper} sat there, / so still on the stair.',
    'There {keeper} sat. / "Hello! Who is that?"',
  ],
}

/** The one at the end of the way, when it was they who came for help. */
export const meetSubjectAgain: Told = {
  three: ['{keeper} the {kkind} was there.', 'There was {keeper}. "You came!"'],
  five: [
    'There was {keeper} the {kkind}. "You came," said {khe}. "I hoped you would."',
    '{keeper} had gone on ahead, and there {khe} was, waiting.',
  ],
  seven: [
    'There sat {keeper} the {kkind}, with a light on, so that they would see. "I said to myself that you would come," said {khe}, "and then I said it again."',
    '{keeper} the {kkind} was waiting at the end of the way, and waved long before there was any need.',
    '{keeper} the {kkind} was there before them, and stood up so fast that {khe} nearly fell over. "You came," said {khe}. "People say they will, you know."',
  ],
  verse: ['There {keeper} the {kkind} was waiting too. / "You came," said {khe}. "I hoped you\'d do."'],
  small: ['There {keeper} stood. / "You came! How good!"', '{keeper} was here. / "You came! I hear!"'],
}

/** How the one whom the story turns on brings the trouble to a child's door. */
export const subjectCalls: Told = {
  three: ['{keeper} the {kkind} came to see {hero}.', 'Knock, knock. It was {keeper} the {kkind}!'],
  five: [
    'Knock, knock. It was {keeper}, a {knoun}. "You are good at help," said {khe}. "I need some."',
    'There was a knock. Outside stood {keeper}, a {knoun}, quite out of breath. "Please," said {khe}, "will you help?"',
    '"Are you the one who helps?" asked {keeper}, a {knoun}, through the window.',
  ],
  seven: [
    'A {knoun} stood at the gate and did not come in. "I am {keeper}," said {khe}. "I would not ask, but I have asked all the others."',
    '"Are you {hero}?" said someone at the window. It was {keeper}, a {knoun}. "Good. Then it is this house that I was told to run to."',
    'There was a knock at the door, low down and in a hurry. On the step stood {keeper}, a {knoun}. "They say that you are good with difficulties," said {khe}. "I seem to have one."',
  ],
  verse: [
    'Then {keeper} the {kkind} came and knocked at the door. / "I need you to help me. I\'ve not asked before."',
    'Knock, knock! There {keeper} the {kkind} stood. / "Will you help?" And {hero} said that {he} would.',
  ],
  small: [
    'Knock, knock! "Oh, dear! / Can you help me here?" / It was {keeper}, who stood / there as still as wood.',
    '{keeper} came by / and gave a cry.',
  ],
}
