/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AddInformationDto {
  /**
   * Where the order goes.
   * @maxLength 300
   * @pattern ^(?!unknown$)
   */
  address: string;
  /**
   * The receiver's full name.
   * @maxLength 120
   */
  name: string;
  /**
   * The receiver's phone number of 10 to 12 digits; it may be written in groups, and with +84 for its first 0.
   * @pattern ^\d{10,12}$
   */
  phone: string;
  /**
   * The cart’s `version` as it was shown: if its lines or its receiver have changed since, the call is a 409.
   * @maxLength 100
   */
  version?: string;
}
