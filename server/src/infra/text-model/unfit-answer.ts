import { VendorTrouble, type VendorName } from '../models/vendor-trouble.ts'

/** The model told what does not belong before a child, twice in a row: the story ends, and asking again is no help. */
export class UnfitAnswer extends VendorTrouble {
  override name = 'UnfitAnswer'
  constructor(vendor: VendorName) {
    super('unfit', { vendor })
  }
}
