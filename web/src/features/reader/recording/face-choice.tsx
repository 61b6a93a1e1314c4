import { narratorFaces } from '@moonpage/contract/narrators'
import { Face } from '../../../ui/face.tsx'
import { faceWords } from '../../../ui/face-names.ts'
import css from './face-choice.module.css'

type FaceChoiceProps = { face: number; onFace: (face: number) => void }

/** One of the family's portraits. */
export const FaceChoice = ({ face, onFace }: FaceChoiceProps) => (
  <fieldset className={css.faces}>
    <legend>A face to go with it</legend>
    <div>
      {Array.from({ length: narratorFaces }, (_, index) => index + 1).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="face"
            aria-label={faceWords[one as 1]}
            checked={one === face}
            onChange={() => onFace(one)}
          />
          <Face name={one as 1} className={css.face} />
        </label>
      ))}
    </div>
  </fieldset>
)
