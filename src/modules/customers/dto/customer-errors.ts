import { SELF_ERRORS } from '../../../common/access';
import type { ErrorCases } from '../../../common/errors/api-errors.decorator';

export const NO_CUSTOMER = { 404: SELF_ERRORS[404] };

/** Of the calls by which staff change an account. */
export const NO_ACCOUNT = {
  404: { ...SELF_ERRORS[404], meaning: 'There is no such customer, or they were deleted.' },
};

export const EMAIL_TAKEN = { email: 'This email is already registered.' };

const TAKEN = {
  409: {
    meaning: 'The e-mail address or the phone number is taken: `errors` says which.',
    errors: EMAIL_TAKEN,
  },
};

export const SIGN_UP_ERRORS: ErrorCases = { ...TAKEN, 400: { errors: { email: 'Enter valid Email.' } } };

export const UPDATE_ERRORS: ErrorCases = {
  ...NO_CUSTOMER,
  ...TAKEN,
  403: {
    meaning:
      'The e-mail address or the phone number changes and `currentPassword` is missing; or it is another ' +
      'person’s account, and the caller is staff.',
    message: 'Enter your current password to change this.',
    details: { code: 'reauthentication-required' },
  },
  400: {
    message: 'Phone must be 10-11 digits.',
    errors: { phone: 'Phone must be 10-11 digits' },
  },
};

export const LIST_CUSTOMERS_ERRORS: ErrorCases = {
  400: { errors: { role: 'role must be any of client, admin, manager.' } },
};

export const ROLE_ERRORS: ErrorCases = {
  ...NO_ACCOUNT,
  400: { errors: { role: 'role must be one of client, admin.' } },
  403: {
    meaning: 'The caller is no manager, or the customer is one.',
    message: 'A manager’s role cannot be changed.',
  },
};
