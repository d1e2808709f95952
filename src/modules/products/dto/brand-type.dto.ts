export class BrandTypeDto {
  /** @example 'running' */
  type: string;

  /**
   * The navbar picture of the newest product of this type
   * @example '/media/shoes/ledger-court-low/volt-black/side-960.webp'
   */
  navbarImage: string;
}
