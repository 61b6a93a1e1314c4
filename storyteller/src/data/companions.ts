import type { CompanionKind } from '@moonpage/contract/story-input'
import { mouse } from './companions/mouse.ts'
import { owl } from './companions/owl.ts'
import { rabbit } from './companions/rabbit.ts'
import { bear } from './companions/bear.ts'
import { cat } from './companions/cat.ts'
import { dog } from './companions/dog.ts'
import { hedgehog } from './companions/hedgehog.ts'
import { frog } from './companions/frog.ts'
import { squirrel } from './companions/squirrel.ts'
import { turtle } from './companions/turtle.ts'
import { penguin } from './companions/penguin.ts'
import { robot } from './companions/robot.ts'
import type { CompanionData, Told } from './schema.ts'

/** How any friend may come along, beside the ways that are its own. */
const anyFriend: Told = {
  three: [
    '{friend} the {fkind} came up. "I will come too!"',
    'Who was that? It was {friend} the {fkind}!',
    '"Wait for me!" said {friend} the {fkind}.',
    '{friend} the {fkind} had a hat on. "I am in!"',
    '"Is it far?" said {friend} the {fkind}. "Good. I will come."',
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
    '{friend} the {fkind} looked over the wall. / "To go with a friend is no trouble at all."',
    '"I\'ll go where you go," said {friend} the {fkind}, "all day, / And if you get tired, I\'ll sing on the way."',
    '"I\'m ready," said {friend} the {fkind}. "Are you? / I do not know where, but I know there are two."',
  ],
  small: [
    '{friend} came by. / "Let me come! Let me try!"',
    '{friend} said, "Wait! / I am not late!"',
    '{friend} ran up, too. / "I will go with you!"',
    '"Two can go!" {friend} said. / "I was not in bed."',
    'There {friend} stood. / "I will come, if I could!"',
  ],
}

const withAnyFriend = ({ come, ...rest }: CompanionData): CompanionData => ({
  ...rest,
  come: {
    three: [...come.three, ...anyFriend.three],
    five: [...come.five, ...anyFriend.five],
    seven: [...come.seven, ...anyFriend.seven],
    verse: [...come.verse, ...anyFriend.verse],
    small: [...(come.small ?? []), ...(anyFriend.small ?? [])],
  },
})

export const companions: Record<CompanionKind, CompanionData> = {
  mouse: withAnyFriend(mouse),
  owl: withAnyFriend(owl),
  rabbit: withAnyFriend(rabbit),
  bear: withAnyFriend(bear),
  cat: withAnyFriend(cat),
  dog: withAnyFriend(dog),
  hedgehog: withAnyFriend(hedgehog),
  frog: withAnyFriend(frog),
  squirrel: withAnyFriend(squirrel),
  turtle: withAnyFriend(turtle),
  penguin: withAnyFriend(penguin),
  robot: withAnyFriend(robot),
}

/** The one at the end of the way, seen for the first time. */
export const meetKeeper: Told = {
  three: [
    'There sat {keeper}, a {knoun}.',
    '{keeper} the {kkind} was there.',
    'Who was that? {keeper} the {kkind}!',
    '"Hello?" It was {keeper}, a {knoun}.',
    '{keeper} the {kkind} sat on a stone.',
  ],
  five: [
    'There sat {keeper}, a {knoun}, all by the side of the way.',
    '"Hello," said a {knoun}. "I am {keeper}."',
    'And there sat a {knoun} called {keeper}.',
    'They were not the first. A {knoun} sat there, and {khis} name was {keeper}.',
    '"Oh," said a voice. It was {keeper}, a {knoun}.',
    '{keeper} the {kkind} was sitting there with {khis} chin in {khis} hands.',
  ],
  seven: [
    'On a stone sat a {knoun}, and looked at them with {khis} head on one side. "I am {keeper}," said {khe}. "Who are you?"',
    'They had thought that there would be no one there. But there was {keeper}, a {knoun}, who had thought the same.',
    'Somebody was there already. It was a {knoun}, who said that {khis} name was {keeper}.',
    'A {knoun} was sitting there, with the look of having sat for some time. "{keeper}," said {khe}, and that was {khis} name.',
    '"You took your time," said a voice. It belonged to {keeper}, a {knoun}.',
    'Somebody coughed, politely. It was {keeper}, a {knoun}, who had been there the whole time and had not liked to interrupt.',
    '"Mind the teapot," said a {knoun}. There was a small fire, and one cup. "I am {keeper}. I only ever need the one."',
  ],
  verse: [
    'There {keeper} the {kkind} had a seat on a stone. / "I was just thinking how I was on my own."',
    '"Good evening," said {keeper} the {kkind}. "Come near. / It is ever so long since somebody was here."',
    'And who sat there, as small as you please? / {keeper} the {kkind}, with chin on knees.',
    'And {keeper} the {kkind} was sitting there, / With nothing to do but sit and stare.',
    '"Who\'s there?" said {keeper} the {kkind} from the end of the way. / "I\'ve not had a visitor here all day."',
    'A small lamp shone, and beside it there / Sat {keeper} the {kkind} in a folding chair.',
  ],
  small: [
    'Who was it there? / {keeper}, on a chair!',
    '{keeper} sat there, / so still on the stair.',
    'There {keeper} sat. / "Hello! Who is that?"',
    '"Who is it? Who?" / said {keeper}. "Are there two?"',
    'A lamp, a chair, / and {keeper} was there.',
    '{keeper} said, "Oh! / I did not know!"',
  ],
}

/** The one at the end of the way, when it was they who came for help. */
export const meetSubjectAgain: Told = {
  three: [
    '{keeper} the {kkind} was there.',
    'There was {keeper}. "You came!"',
    '{keeper} the {kkind} ran up. "It is you!"',
    '"Here I am," said {keeper} the {kkind}.',
    'There sat {keeper}. {khe} had kept two seats.',
  ],
  five: [
    'There was {keeper} the {kkind}. "You came," said {khe}. "I hoped you would."',
    '{keeper} had gone on ahead, and there {khe} was, waiting.',
    '{keeper} the {kkind} ran to meet them, and stopped, and ran again.',
    '"I counted to nine hundred," said {keeper} the {kkind}, "and you came at eight hundred and two."',
    '{keeper} the {kkind} was there already, and had swept the ground for them.',
  ],
  seven: [
    'There sat {keeper} the {kkind}, with a light on, so that they would see. "I said to myself that you would come," said {khe}, "and then I said it again."',
    '{keeper} the {kkind} was waiting at the end of the way, and waved long before there was any need.',
    '{keeper} the {kkind} was there before them, and stood up so fast that {khe} nearly fell over. "You came," said {khe}. "People say they will, you know."',
    '{keeper} the {kkind} had gone the quick way, being used to it, and had spent the time in worrying. Now {khe} could stop, and for a moment {khe} did not know what to do with {khis} hands.',
    '"There you are," said {keeper} the {kkind}, as if they had only been round the corner. But {khis} voice wobbled a bit on the "are".',
    '{keeper} the {kkind} had put out two cushions. One had been plumped so often that it was nearly flat.',
  ],
  verse: [
    'There {keeper} the {kkind} was waiting too. / "You came," said {khe}. "I hoped you\'d do."',
    '{keeper} the {kkind} was there with a light, / And waved it about from the left to the right.',
    '"I counted to ninety," {keeper} said, / "and then all over again in my head."',
    '{keeper} the {kkind} ran up the track. / "I knew you would do it. I knew you\'d be back!"',
    'Two cushions were laid on the ground by a stone. / {keeper} had waited there, all on {khis} own.',
  ],
  small: [
    'There {keeper} stood. / "You came! How good!"',
    '{keeper} was here. / "You came! I hear!"',
    '"You came! You two!" / said {keeper}. "I knew!"',
    '{keeper} ran up / with tea in a cup.',
    'A light, a wave! / How glad, how brave!',
  ],
}

/** How the one whom the story turns on brings the trouble to a child's door. */
export const subjectCalls: Told = {
  three: [
    '{keeper} the {kkind} came to see {hero}.',
    'Knock, knock. It was {keeper} the {kkind}!',
    '"Can you help?" said {keeper} the {kkind}.',
    '{keeper} the {kkind} ran in. "Oh dear, oh dear!"',
    'A face was at the door. It was {keeper} the {kkind}.',
  ],
  five: [
    'Knock, knock. It was {keeper}, a {knoun}. "You are good at help," said {khe}. "I need some."',
    'There was a knock. Outside stood {keeper}, a {knoun}, quite out of breath. "Please," said {khe}, "will you help?"',
    '"Are you the one who helps?" asked {keeper}, a {knoun}, through the window.',
    '{keeper}, a {knoun}, sat down on the step and did not know how to begin. {hero} fetched {khim} a cup of milk.',
    'A note came under the door. It said: Please look up. Outside stood {keeper}, a {knoun}.',
  ],
  seven: [
    'A {knoun} stood at the gate and did not come in. "I am {keeper}," said {khe}. "I would not ask, but I have asked all the others."',
    '"Are you {hero}?" said someone at the window. It was {keeper}, a {knoun}. "Good. Then it is this house that I was told to run to."',
    'There was a knock at the door, low down and in a hurry. On the step stood {keeper}, a {knoun}. "They say that you are good with difficulties," said {khe}. "I seem to have one."',
    '{keeper}, a {knoun}, had walked up and down in front of the house eleven times. At the twelfth {hero} went out and asked if {khe} would like to come in. "I was just about to knock," said {khe}.',
    'Somebody had left a card on the mat. It said: {keeper}, a {knoun}, in need of help. And there was {keeper}, holding the other end of it.',
  ],
  verse: [
    'Then {keeper} the {kkind} came and knocked at the door. / "I need you to help me. I\'ve not asked before."',
    'Knock, knock! There {keeper} the {kkind} stood. / "Will you help?" And {hero} said that {he} would.',
    'There sat {keeper} the {kkind} on the front door mat, / Who turned round and round the brim of a hat.',
    '"Is this where help lives?" said a voice by the wall. / It was {keeper} the {kkind}, and it sounded so small.',
    'A note came in under the door, on the floor: / "It\'s {keeper} the {kkind}. I am here. There\'s no more."',
  ],
  small: [
    'Knock, knock! "Oh, dear! / Can you help me here?" / It was {keeper}, who stood / there as still as wood.',
    '{keeper} came by / and gave a cry.',
    '{keeper} stood there. / "You help, and you care!"',
    'A tap, a sigh. / {keeper} came by.',
    '"Please, oh please!" / {keeper} shook at the knees.',
  ],
}
