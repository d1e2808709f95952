/** The parameter of the calls about one customer, as the API's document has it. */
export const CUSTOMER_ID = {
  name: 'id',
  description: 'The customer’s id.',
  example: '66f0c1a2b3c4d5e6f7a8b9c2',
};
