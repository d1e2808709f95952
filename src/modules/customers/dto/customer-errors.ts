import { ROLES } from '../../../access/role';
import { SELF_ERRORS } from '../../../access/assert-self';
import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';

export const NO_CUSTOMER = { 404: SELF_ERRORS[404] };

/** Of the calls by which staff change an account. */
export const NO_ACCOUNT = {
  404: { ...SELF_ERRORS[404], meaning: 'The customer does not exist or was deleted.' },
};

export const EMAIL_TAKEN = { email: errorMessage('email.taken') };

const TAKEN = {
  409: {
    meaning: 'The e-mail address or the phone number is in use: `errors` names the field.',
    errors: EMAIL_TAKEN,
  },
};

export const SIGN_UP_ERRORS: ErrorCases = {
  ...TAKEN,
  400: { errors: { email: errorMessage('email.invalid') } },
};

export const UPDATE_ERRORS: ErrorCases = {
  ...NO_CUSTOMER,
  ...TAKEN,
  403: {
    meaning:
      'The e-mail address or the phone number changes and `currentPassword` or, with two-step sign-in, `code` is ' +
      'missing; or it is another person’s account, and the caller is staff.',
    message: errorMessage('reauthentication-required'),
  },
  400: {
    message: { ...errorMessage('phone.digits'), en: 'Phone must be 10-11 digits.' },
    errors: { phone: errorMessage('phone.digits') },
  },
};

export const LIST_CUSTOMERS_ERRORS: ErrorCases = {
  400: { errors: { role: errorMessage('field.no-options', { field: 'role', options: ROLES }) } },
};

export const ROLE_ERRORS: ErrorCases = {
  ...NO_ACCOUNT,
  400: { errors: { role: errorMessage('field.no-option', { field: 'role', options: ['client', 'admin'] }) } },
  403: {
    meaning: 'The caller is not a manager, or the customer is one.',
    message: errorMessage('manager.role-fixed'),
  },
};
