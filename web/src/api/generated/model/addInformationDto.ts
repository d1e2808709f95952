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
   * The receiver's phone number: 10 to 12 digits.
   * @pattern ^\d{10,12}$
   */
  phone: string;
}
