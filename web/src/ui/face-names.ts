import { narratorFaces } from '@moonpage/contract/narrators'

type FamilyFace = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** Portraits of a family's narrators by number, and what stands for the other voices. */
export type FaceName = FamilyFace | 'house' | 'robot' | 'phone'

/** What each portrait shows, for those who do not see it. */
export const faceWords: Record<FamilyFace, string> = {
  1: 'A woman with a bun',
  2: 'A grandfather with a cap',
  3: 'A man with a beard',
  4: 'A grandmother with glasses',
  5: 'A girl with pigtails',
  6: 'A boy with curls',
  7: 'A woman with a headscarf',
  8: 'A man with a mustache',
}

/** @param face from the server, which may know more faces than this version */
export const familyFace = (face: number | null): FaceName =>
  face !== null && face <= narratorFaces ? (face as FamilyFace) : 1
