import type { ObstacleData } from '../schema.ts'

export const desertEcho: ObstacleData = {
  id: 'desert-echo',
  kind: 'other',
  place: 'canyon',
  props: [{ prop: 'signpost', where: 'near' }],
  avoid: ['heights'],
  meet: {
    three: [
      '"Wait," said the signpost, "till we call you in." No one called.',
      '"Knock," said the signpost. They did. But no one said, "Come in."',
      '"Stop!" said the signpost. "Did some one ask you in?" No one had.',
      'A signpost said to wait. So here they sat.',
      'The signpost said, "Be a guest." But no one was in!',
      '"Sit down," said the signpost. "Some one will come." They sat and sat.',
    ],
    five: [
      'In front of the red canyon stood a signpost. "Wait," it said, "until somebody calls you in." They waited. Nobody did.',
      '"Please do not come in unless you are asked," said the signpost. There was nobody there to ask them.',
      '"Come in when you are called," said the signpost. No one called.',
      'A lizard leaned on the signpost. "I have been waiting to be asked in since May," it said.',
      'The signpost said that guests came in by invitation. There was no one to invite them, only red rock.',
      '"By invitation only," {hero} read from the signpost. "Whose?" said {friend}. It did not say.',
    ],
    seven: [
      'At the mouth of the canyon stood a signpost. "Visitors are kindly asked to wait until they are called in," it said. They waited. A beetle came, and waited too. There was no one in the canyon at all.',
      'The signpost said that nobody must go in without being asked. {hero} asked if {he} might be asked. "Be asked," said the canyon, far off. "Is that a yes?" said {friend}. "A yes?" said the canyon. It did not seem sure.',
      '"Wait until you are called," said the signpost. But there was no one in there to call them. There was just rock.',
      'At the gap in the rocks stood a signpost with good manners. "Kindly wait to be asked," it said. A tortoise had been waiting next to it for so long that it had grown a small flower.',
      '"Nobody comes in here unless a voice says so," {friend} read on the signpost. They listened. There was no voice, just wind, and it was not talking to them.',
      'A signpost stood in front of the rocks with one rule on it. Guests were to go in as soon as they were told to. They had come all this way, and nobody told them.',
    ],
    verse: [
      'A signpost said, "Wait till you\'re asked to come through." / They waited and waited, and one lizard, too.',
      'The signpost said, "Stay till we call you, my dear." / But who was to call them, with nobody here?',
      '"No entry," it said on the sign, "till you\'re called." / They looked up the canyon, so red and so walled.',
      '"Wait," the signpost said. "We\'ll call." / No one called to them at all.',
    ],
    small: ['"Wait," said the sign. / They waited till nine.', 'The sign said, "Wait!" / It got so late.'],
  },
  solve: {
    three: [
      '"Come in!" called {hero}. "Come in!" said the rocks. So they went in.',
      '{hero} sang, "Do come in!" The hill sang it back. In they went!',
      '"May we come in?" "Come in," said the far red wall. It was so kind!',
      '"Do walk in!" sang {hero}. So did the rocks. They did!',
      '"Welcome!" called {hero}. The hill called, "Welcome!" How nice!',
      '{friend} called, "Step in!" All the red rocks said it too. So they did.',
    ],
    five: [
      '"Come in!" called {hero}. And from the far wall somebody called back, "Come in!" So they wiped their feet and went.',
      '{hero} thought about it. Then {he} called, "Do come in, you two!" "You two," said the canyon kindly. That was as good as a ticket.',
      '"Come in," called {hero}. "Come in," said the canyon. "Thank you," they said.',
      '"You may come in now," {hero} sang out. Far in, a voice sang the same. It had a nice way of saying it.',
      '{friend} put {fhis} {hands} round {fhis} mouth. "Welcome," {fhe} called. "Welcome," said ten red rocks, one by one.',
      'They needed an invitation, so {hero} called one out. The rocks said it back to them twice.',
    ],
    seven: [
      '{hero} called into the canyon, as nicely as {he} could, "Come in, come in!" There was a little wait. "Come in, come in," said the canyon, every bit as nicely. "How kind," said {friend}, and they went in past the signpost with their heads up.',
      'Then {hero} saw how it was done. "Good evening," {he} called. "Good evening," said the rocks. "Won\'t you both walk in?" called {hero}. "Both walk in," said the rocks, three times over, each time a little farther on, like a man opening doors.',
      '"Do come in," called {hero}. "Come in," said the canyon, which had only been waiting for the words. So they went.',
      '"Dear guests," {hero} called, "step inside!" "Step inside," said the first wall. "Inside," said the next one. They took off their hats, and stepped.',
      'What nobody had told them they told the rocks. "Please enter," they sang, in two voices. Two voices begged them to enter, and a third one farther on, so it would have been rude to stay.',
      '{hero} gave the canyon a "Welcome", and it gave that back with some to spare. The signpost had nothing more to say.',
    ],
    verse: [
      '"Come in!" called out {hero}, and back came "Come in!" / They bowed to the canyon, and went with a grin.',
      '"Do come!" they both sang to the big red wall. / "Do come!" it sang back, and it asked them all.',
      '"Do enter," said {hero}, as sweet as could be. / "Do enter," the canyon replied, one, two, three.',
      '"Come in!" {hero} called, and then / "Come in!" said the rocks again.',
    ],
    small: [
      '"Come in!" they cried. / It called from inside.',
      '"Please come right in!" / it sang with a grin.',
    ],
  },
  fact: {
    three: [
      '"Rocks say what we say," said {hero}. "Let us say it well!"',
      '"It will say our words," said {hero}.',
      '"If we call, the rocks call too," said {hero}.',
    ],
    five: [
      '"A sound that hits a wall bounces back," said {hero}. "So the canyon can only say what we say first."',
      '"A sound bounces back off rock," said {hero}. "It will say what we say."',
      '"Rock does not keep a sound," said {hero}. "It gives it back."',
    ],
    seven: [
      '"An echo is our own voice, bounced off the rock like a ball," said {hero}. "It cannot think of a word to say. Whatever we want it to tell us, we must throw in first."',
      '"Rock cannot hold on to a sound," said {hero}. "It will say anything, as long as we say it first."',
      '"Those walls return whatever is sent to them," said {hero}. "So if we wish to hear a kind word, we have to send one."',
    ],
    verse: [
      '"A sound is a ball that will bounce from a wall. / It says what we say to it. That, and that\'s all."',
    ],
    small: ['"Words hit a wall / and bounce like a ball."'],
  },
}
