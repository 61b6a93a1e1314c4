import type { Strand } from '../../schema.ts'

export const minutes: Strand = {
  plant: {
    three: [
      '{hero} ate {his} soup too hot. Ow!',
      '{hero} ate the cake too soon. Goo!',
      '"Done?" said {hero}. "Done now? Now?"',
    ],
    five: [
      '{hero} ate {his} soup before it was cool, and read the last page first.',
      '{hero} shook {his} presents, and then {he} shook the people who had brought them.',
      '{hero} asked a bud to open. It did not, so {he} asked it again with a spoon.',
    ],
    seven: [
      '{hero} planted beans on Monday, and dug them up on Tuesday, to see how they were getting along.',
      '{hero} painted the fence in one morning, and sat on it in the same morning, and wore the fence for a week.',
      '{hero} got up in the night to see if it was morning. It took longer to come, {he} thought, when you watched it.',
    ],
    verse: [
      '{hero} dug up the beans that {he} had sown, / To see if they had already grown.',
      '{hero} would eat the cake in the pan, / Before it was cake, before it began.',
    ],
  },
  low: {
    three: [
      '{hero} ran. {friend} walked. {friend} got there first.',
      '"One minute," said {friend}. It was a long one.',
      '{hero} hopped. {friend} sat. The way was still long.',
    ],
    five: [
      '{hero} counted to a hundred very fast. It was still not time. {friend} counted slowly, and looked much happier.',
      '"I will be quick," said {hero}, and fell over. "I will be slow," said {friend}, and helped {him} up.',
      '{hero} asked how long a minute was. "Sit on this stone," said {friend}, "and I will show you one."',
    ],
    seven: [
      '"Why is it taking so long?" said {hero}. "It is taking as long as it is," said {friend}, which was no help, and quite true.',
      '{hero} had run so far ahead that {he} had nobody to talk to. {He} sat down to wait for {friend}. It was the longest two minutes {he} had ever met, and at the end of them {friend} came, with a joke.',
      '"What do you do when you wait?" asked {hero}. "I look at the minute," said {friend}. "It is often quite nice inside."',
    ],
    verse: [
      "{hero} counted fast, up to ninety-two. / It wasn't time yet. The time wasn't due.",
      '{hero} said, "Now?" and {friend} said, "No." / They sat and they let the minutes go.',
    ],
    small: ['{hero} ran fast. / {He} sat down at last.'],
  },
  test: {
    three: [
      '"Sit," said {keeper}. "It comes if you sit."',
      '"It runs if you run," said {keeper}. "So sit down."',
    ],
    five: [
      '"It comes to those who sit," said {keeper}, and patted the ground.',
      '"You have missed it," said {keeper}. "It came, and somebody jumped up. It will be round again for anyone who sits."',
    ],
    seven: [
      '"Everyone runs at it," said {keeper}, "and so it runs away. It only comes to people who have stopped."',
      '"Have a seat," said {keeper}. There were nine seats, all warm. "The others could not stand it. They ran off to look. It always comes when they have gone."',
    ],
    verse: ['"It only comes to those who wait," / Said {keeper}. "It never comes late."'],
    small: ['"It comes to you / if you wait, too."'],
  },
  act: {
    three: [
      '{hero} sat on {his} {hands}. One breath. Two. Then it came.',
      '{hero} sat down. Not yet. Not yet. Now it came!',
    ],
    five: [
      '{hero} sat on {his} {hands}. One minute went by. Another one came. And in the third, as quiet as a cat, it was time.',
      '{hero} tucked {his} feet under, so that they could not go off without {him}. It came round, and nobody jumped.',
    ],
    seven: [
      '{hero} sat. It was hard for as long as it takes to eat an apple. Then it was not hard, and then it was rather nice, and then it was time, and {he} {was} almost sorry.',
      '{hero} chose the warmest seat. A minute walked up and sat down beside {him}. It was the sort that has nothing in it, so {he} put something in: the sound of {friend} breathing, and a cloud. Another came, and another. The fourth had just what they were waiting for.',
    ],
    verse: ['{hero} sat still, for a minute, for two, / For three, for four, and it came right on cue.'],
    small: ['One breath, then two. / And it came, too.'],
  },
  close: {
    three: [
      'Sleep was slow. {hero} let it be slow.',
      'One breath. One more. One more. Zzz.',
      'Sleep said, "Wait." So {hero} did.',
    ],
    five: [
      '{hero} waited for sleep, and while {he} waited {he} fell asleep.',
      'A minute came and sat on the bed. {hero} moved over for the next one.',
      '{hero} tried to count to a hundred. {He} got to nine, and that was plenty.',
    ],
    seven: [
      'Sleep was a long way off. {hero} let it come at its own speed. By the third breath it was at the door.',
      '{hero} had read the last page first all {his} life. Tonight {he} left it for the morning.',
      'There were a great many minutes in the night, and {hero} did not need to be there for any of them.',
    ],
    verse: [
      'No need to run, no need to race. / Sleep will find you in this place.',
      'One minute came, and another one, too. / The next one will have a dream in for you.',
    ],
  },
}
