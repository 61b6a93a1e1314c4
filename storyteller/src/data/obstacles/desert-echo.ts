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
      '"Wait here," said the signpost. They did.',
    ],
    five: [
      'In front of the red canyon stood a signpost. "Wait," it said, "until somebody calls you in." They waited. Nobody did.',
      '"Please do not come in unless you are asked," said the signpost. There was nobody there to ask them.',
      '"Come in when you are called," said the signpost. No one called.',
    ],
    seven: [
      'At the mouth of the canyon stood a signpost. "Visitors are kindly asked to wait until they are called in," it said. They waited. A beetle came, and waited too. There was no one in the canyon at all.',
      'The signpost said that nobody must go in without being asked. {hero} asked if {he} might be asked. "Be asked," said the canyon, far off. "Is that a yes?" said {friend}. "A yes?" said the canyon. It did not seem sure.',
      '"Wait until you are called," said the signpost. But there was no one in there to call them. There was just rock.',
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
      '"Come in!" called {hero}. It came back. In they went!',
    ],
    five: [
      '"Come in!" called {hero}. And from the far wall somebody called back, "Come in!" So they wiped their feet and went.',
      '{hero} thought about it. Then {he} called, "Do come in, you two!" "You two," said the canyon kindly. That was as good as a ticket.',
      '"Come in," called {hero}. "Come in," said the canyon. "Thank you," they said.',
    ],
    seven: [
      '{hero} called into the canyon, as nicely as {he} could, "Come in, come in!" There was a little wait. "Come in, come in," said the canyon, every bit as nicely. "How kind," said {friend}, and they went in past the signpost with their heads up.',
      'Then {hero} saw how it was done. "Good evening," {he} called. "Good evening," said the rocks. "Won\'t you both walk in?" called {hero}. "Both walk in," said the rocks, three times over, each time a little farther on, like a man opening doors.',
      '"Do come in," called {hero}. "Come in," said the canyon, which had only been waiting for the words. So they went.',
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
      '"Rocks say what we say," said {hero}.',
    ],
    five: [
      '"A sound that hits a wall bounces back," said {hero}. "So the canyon can only say what we say first."',
      '"A sound bounces back off rock," said {hero}. "It will say what we say."',
    ],
    seven: [
      '"An echo is our own voice, bounced off the rock like a ball," said {hero}. "It cannot think of a word to say. Whatever we want it to tell us, we must throw in first."',
      '"Rock throws a sound back like a ball," said {hero}. "It will say anything, as long as we say it first."',
    ],
    verse: [
      '"A sound is a ball that will bounce from a wall. / It says what we say to it. That, and that\'s all."',
    ],
    small: ['"Words hit a wall / and bounce like a ball."'],
  },
}
