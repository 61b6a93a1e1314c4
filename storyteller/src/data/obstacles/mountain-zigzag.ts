import type { ObstacleData } from '../schema.ts'

export const mountainZigzag: ObstacleData = {
  id: 'mountain-zigzag',
  kind: 'up',
  place: 'mountain-trail',
  props: [{ prop: 'signpost', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'UP, said the signpost. Up, up, up! It was all slip and slide.',
      'The hill went up like a wall. The signpost said, "Go on!"',
      'The signpost said UP. Their feet said no.',
      'Up went {hero}. Slip! Back to the signpost.',
      '"That way," said the signpost. That way was all up.',
      'A signpost, a hill, and a lot of slip.',
    ],
    five: [
      'UP, said the signpost, and it was right. The trail stood on end like a slide, and was just as smooth.',
      'A signpost pointed at the sky. Small stones rolled under them, and for each step up they lost two.',
      'The signpost pointed up. The stones all rolled down.',
      '{friend} read the signpost with {fhis} head on one side. "It must be wrong," {fhe} said. "That is the sky."',
      'Go up three, slide down three. They met the signpost again and again, and said hello.',
      'The signpost pointed straight up the hill. It was made of wood, and did not have to go.',
    ],
    seven: [
      'There was a signpost, and it pointed at the sky. Behind it the trail went up so straight that you could have leaned on it, and it was covered in small round stones that were all on their way down.',
      'THIS WAY, said the signpost, with its arm in the air. It was less a trail than a slide. {friend} went up four steps on {fhis} toes and came back on {fhis} bottom, faster, and with a bag of stones.',
      'The signpost said STRAIGHT UP. The trail was as smooth as a slide, and the stones on it were having turns.',
      'It was four steps to the first bush. They did them nine times, and each time they ended at the foot of the signpost, sitting.',
      'The signpost said ONE HOUR. Under it somebody had scratched, "and one more, and one more".',
      '"Who goes up there?" asked {friend}. The signpost had never been anywhere, and only kept its finger up.',
    ],
    verse: [
      'The signpost pointed straight up to the blue. / The stones rolled down, and the travellers too.',
      '"Straight up," said the signpost, "as straight as a string!" / But up was a slippery, slidey thing.',
      '"Up," the signpost said. They tried. / All it made them do was slide.',
    ],
    small: [
      'Up went the track. / Slip! They slid back.',
      'The hill was a slide. / "Up!" the signpost cried.',
    ],
  },
  solve: {
    three: [
      'A goat went left, then right, then left. They did it too. Top!',
      'Not straight up. Left a bit, right a bit, like a goat. Up!',
      'Left, right, left. The top!',
      'Some left. Some right. Some up!',
      'They went like a worm. This way, that way, top!',
      'Side to side to side. It was not hard.',
    ],
    five: [
      'A goat came by. It went left a bit, then right a bit, as if it were lacing a boot. They went behind it, all the way up.',
      'They walked across and back, across and back, like somebody sewing. Each bit was easy, and the last bit was the top.',
      'Left and right and left they went, like goats, to the top.',
      'They drew a big Z on the hill with their feet, and then one more, and so on up to the grass.',
      '{hero} walked to a bush on the left. {friend} picked a bush on the right. Bush by bush they got up.',
      'Like a bee in no hurry, they went here, and there, and a little bit up each time.',
    ],
    seven: [
      'Then a goat set off past them. She did not go up at all. She went along to the left, turned, and came along to the right, a little higher each time, chewing. They got in line behind her and sewed their way up the hill in big stitches.',
      '{hero} turned {his} back on the signpost and went sideways. Ten steps this way, ten steps that way, and each time the same bush was a bit further below. A goat looked on, like a teacher who has been saying so for years.',
      'They went across the hill to the left, and across to the right, as goats do. It was longer, and it was easy.',
      '"First we go and look at that stone," said {hero}. Then they went and looked at a flower on the other side. They looked at eleven things, and the last was the view.',
      'A snail came down the hill in bends, so they went up it in bends. It was no work at all to speak of, only a lot of turning round.',
      'They gave up on up. They did only left and right, and up came along by itself, a little with every turn.',
    ],
    verse: [
      'A goat went up sideways, now left and now right. / They followed its tail till the top was in sight.',
      'They sewed up the hill with a stitch and a stitch, / From thistle to thistle and ditch to ditch.',
      '{hero} zigzagged, left and right. / No one slid right out of sight.',
    ],
    small: ['Not straight. Zig, zag! / Up with each bag.', 'Left, right, left, stop. / They stood on top!'],
  },
  fact: {
    three: [
      '"A long way round is an easy way," said {hero}.',
      '"Long is easy," said {hero}.',
      '"Bend the way," said {hero}. "Then it is not so hard."',
      '"Do not go up," said {hero}. "Go to the side and up."',
    ],
    five: [
      '"Straight up is short and hard," said {hero}. "If we go zigzag it is longer, but each step goes up only a little."',
      '"A long way up is an easier way up," said {hero}.',
      '"Short is hard," said {hero}. "Let us take the long one, from side to side."',
    ],
    seven: [
      '"Every road up a mountain has bends in it," said {hero}, "and that is not because roads are silly. We have to get just as high in the end, but if we go in bends the work is cut into thin slices."',
      '"Straight up is all the work at once," said {hero}. "From side to side, you do a little at a time."',
      '"The height stays the same," said {hero}, "but if we walk further for it, we have to lift less at every step."',
    ],
    verse: ['"Straight up is a short way, but oh, it is hard. / A zigzag goes gently, up yard by yard."'],
    small: ['"Zig, zag, go slow. / Up we shall go."'],
  },
}
