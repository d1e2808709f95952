import { SELF_ERRORS } from '../../../access/assert-self';
import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';
import { EMAIL_TAKEN, NO_ACCOUNT } from '../../customers/dto/customer-errors';

export const LOGIN_ERRORS: ErrorCases = {
  400: { errors: { password: errorMessage('field.empty', { field: 'password' }) } },
  401: {
    meaning:
      'No account has that name, or the password is not its own; or the password is right and `code` says that a ' +
      'code is wanted (`second-factor-required`) or wrong (`second-factor-wrong`).',
    message: errorMessage('sign-in.wrong'),
  },
};

export const REFRESH_ERRORS: ErrorCases = {
  400: { errors: { refreshToken: errorMessage('field.empty', { field: 'refreshToken' }) } },
  401: {
    meaning: 'The refresh token is unknown or spent, or its sign-in has ended.',
    message: errorMessage('session.ended'),
  },
};

export const LOGOUT_ERRORS: ErrorCases = {
  401: { meaning: 'There is no token, or it is not the shop’s.' },
};

export const FORGOT_ERRORS: ErrorCases = { 400: { errors: { email: errorMessage('email.invalid') } } };

export const CHECK_LINK_ERRORS: ErrorCases = { 400: { errors: { token: errorMessage('link.reset-over') } } };

export const RESET_ERRORS: ErrorCases = {
  400: {
    meaning: 'The link is no longer valid, or the password breaks a rule: `errors` names the field.',
    errors: { token: errorMessage('link.reset-over') },
  },
};

export const CONFIRM_EMAIL_ERRORS: ErrorCases = {
  400: { errors: { token: errorMessage('link.email-over') } },
  409: {
    meaning: 'Another account uses the e-mail address meanwhile.',
    errors: EMAIL_TAKEN,
  },
};

export const END_SESSION_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  404: {
    meaning:
      'The customer or the sign-in does not exist, or the caller is a client and it belongs to another customer.',
    message: errorMessage('session.unknown'),
  },
};

export const WRONG_PASSWORD = { currentPassword: errorMessage('password.wrong') };

/** Of the calls that need a code of an account with two-step sign-in. */
export const NO_CODE = {
  meaning:
    'The account has two-step sign-in and `code` is missing; or it is another person’s, and the caller is staff.',
  message: errorMessage('reauthentication-code-required'),
};

export const SEND_CONFIRMATION_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  409: { meaning: 'The e-mail address is already confirmed.', message: errorMessage('email.confirmed') },
};

export const CHANGE_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  403: NO_CODE,
  400: {
    meaning: 'The current password is wrong, or the new one breaks a rule: `errors` names the field.',
    errors: WRONG_PASSWORD,
  },
};

const WRONG_CODE = { code: errorMessage('second-factor.wrong-code') };
const ALREADY_ON = errorMessage('second-factor.on');
const NOT_ON = errorMessage('second-factor.off');

export const SET_UP_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  400: { meaning: 'The current password is wrong.', errors: WRONG_PASSWORD },
  409: { meaning: 'Two-step sign-in is already on.', message: ALREADY_ON },
};

export const CONFIRM_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  400: { meaning: 'The code is wrong.', errors: WRONG_CODE },
  409: { meaning: 'Two-step sign-in is already on, or its set-up was not started.', message: ALREADY_ON },
};

export const REMOVE_ERRORS: ErrorCases = {
  ...SELF_ERRORS,
  400: {
    meaning: 'The current password or the code is wrong: `errors` names the field.',
    errors: WRONG_CODE,
  },
  409: { meaning: 'Two-step sign-in is off.', message: NOT_ON },
};

export const RENEW_CODES_ERRORS: ErrorCases = {
  ...REMOVE_ERRORS,
  409: { meaning: 'Two-step sign-in is off.', message: NOT_ON },
};

export const RESET_FACTOR_ERRORS: ErrorCases = {
  ...NO_ACCOUNT,
  400: {
    meaning: 'The manager’s own password or code is wrong: `errors` names the field.',
    errors: WRONG_PASSWORD,
  },
  403: {
    meaning:
      'The caller is no manager, or it is their own (`manager.other-needed`); or `currentPassword` or, with two-step ' +
      'sign-in, `code` is missing.',
    message: errorMessage('reauthentication-required'),
  },
};
