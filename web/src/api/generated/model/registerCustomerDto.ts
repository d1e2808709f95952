/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface RegisterCustomerDto {
  /**
   * Country as its ISO 3166-1 code of two letters.
   * @minLength 2
   * @maxLength 2
   */
  country: string;
  /** Date of birth, YYYY-MM-DD; the person is 18 or older today in the shop's time zone. */
  dob: string;
  /**
   * E-mail address; upper and lower case are equal.
   * @maxLength 254
   */
  email: string;
  /**
   * Given name, 1 to 50 characters.
   * @maxLength 50
   */
  firstName: string;
  /**
   * Family name, 1 to 50 characters.
   * @maxLength 50
   */
  lastName: string;
  /** Whether the person wants news by mail; only what they tick themselves is consent. */
  news?: boolean;
  /**
   * At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess.
   * @minLength 8
   * @maxLength 128
   */
  password: string;
  /** Phone number of 10 to 12 digits; it may be written in groups, and with +84 for its first 0. */
  phone: string;
}
