import type { ErrorCases } from '../../../common/errors/api-errors.decorator';
import { ATTACH_ERRORS, PLACE_ERRORS } from '../../orders/dto/order-errors';

const NO_SUCH_CUSTOMER = 'There is no such customer.';
const ORDER_ID_400: ErrorCases = {
  400: { errors: { orderId: 'orderId must be an id of 24 hexadecimal digits.' } },
};

/** Of calls that only customers themselves make. */
const ONLY_THEMSELVES: ErrorCases = {
  403: {
    meaning: 'It is someone else, and the caller is staff: only customers themselves do this.',
    message: 'Only the customer themself may do this.',
  },
};

const OWN_ORDER: ErrorCases = {
  ...ONLY_THEMSELVES,
  404: {
    meaning: 'There is no such customer or order; to a client, someone else’s do not exist.',
    message: 'There is no such order.',
  },
};

export const SIGN_UP_ERRORS: ErrorCases = {
  400: { errors: { email: 'Enter valid Email.' } },
  409: {
    meaning: 'The e-mail address or the phone number is taken: `errors` says which.',
    errors: { email: 'This email is already registered.' },
  },
};

export const NO_CUSTOMER: ErrorCases = {
  404: {
    meaning: 'There is no such customer; to a client, no one else exists.',
    message: NO_SUCH_CUSTOMER,
  },
};

export const UPDATE_ERRORS: ErrorCases = {
  ...NO_CUSTOMER,
  403: {
    meaning:
      'The e-mail address or the phone number changes and `currentPassword` is missing; or it is someone else, ' +
      'and the caller is staff.',
    message: 'Enter your current password to change this.',
    details: { code: 'reauthentication-required' },
  },
  400: {
    message: 'Phone must be 10-11 digits.',
    errors: { phone: 'Phone must be 10-11 digits' },
  },
  409: SIGN_UP_ERRORS[409] ?? {},
};

export const ATTACH_ORDER_ERRORS: ErrorCases = { ...OWN_ORDER, ...ORDER_ID_400, ...ATTACH_ERRORS };
export const PLACE_ORDER_ERRORS: ErrorCases = { ...OWN_ORDER, ...ORDER_ID_400, ...PLACE_ERRORS };

export const LIST_CUSTOMERS_ERRORS: ErrorCases = {
  400: { errors: { role: 'role must be any of client, admin, manager.' } },
};

const NOT_THERE: ErrorCases = {
  404: { meaning: 'There is no such customer, or they were deleted.', message: NO_SUCH_CUSTOMER },
};

export const ROLE_ERRORS: ErrorCases = {
  ...NOT_THERE,
  400: { errors: { role: 'role must be one of client, admin.' } },
  403: {
    meaning: 'The caller is no manager, or the customer is one.',
    message: 'A manager’s role cannot be changed.',
  },
};
