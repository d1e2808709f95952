import type { ErrorCases } from '../../../common/errors/api-errors.decorator';

export const LOGIN_ERRORS: ErrorCases = {
  400: { errors: { password: 'password must not be empty.' } },
  401: {
    meaning:
      'Nobody has that name, or the password is not theirs; or the password is right and `code` says that a code ' +
      'is wanted (`second-factor-required`) or wrong (`second-factor-wrong`).',
    message: 'The user name or the password is not correct.',
  },
};

export const REFRESH_ERRORS: ErrorCases = {
  400: { errors: { refreshToken: 'refreshToken must not be empty.' } },
  401: {
    meaning: 'The refresh token is none of the shop’s, is spent, or its sign-in has ended.',
    message: 'Your sign-in has ended. Please sign in again.',
  },
};

export const LOGOUT_ERRORS: ErrorCases = {
  401: { meaning: 'There is no token, or it is none of the shop’s.' },
};

export const FORGOT_ERRORS: ErrorCases = { 400: { errors: { email: 'Enter valid Email.' } } };

export const RESET_ERRORS: ErrorCases = {
  400: {
    meaning: 'The link is not good any more, or the password breaks a rule: `errors` says which.',
    errors: { token: 'This link is not good any more. Please ask for a new one.' },
  },
};

export const CONFIRM_EMAIL_ERRORS: ErrorCases = {
  400: { errors: { token: 'This link is not good any more. Please change your email again.' } },
  409: {
    meaning: 'Another account has taken the e-mail address meanwhile.',
    errors: { email: 'This email is already registered.' },
  },
};

export const SESSIONS_ERRORS: ErrorCases = {
  403: {
    meaning: 'It is someone else, and the caller is staff: only customers themselves do this.',
    message: 'Only the customer themself may do this.',
  },
  404: {
    meaning: 'There is no such customer; to a client, no one else exists.',
    message: 'There is no such customer.',
  },
};

export const END_SESSION_ERRORS: ErrorCases = {
  ...SESSIONS_ERRORS,
  404: {
    meaning: 'There is no such customer or sign-in; to a client, no one else’s exist.',
    message: 'There is no such sign-in.',
  },
};

export const CHANGE_ERRORS: ErrorCases = {
  ...SESSIONS_ERRORS,
  400: {
    meaning: 'The current password is wrong, or the new one breaks a rule: `errors` says which.',
    errors: { currentPassword: 'The current password is not correct.' },
  },
};
