import type { ErrorCases } from '../../../../common/errors/api-errors.decorator';
import { CHANGE_ERRORS } from '../../dto/auth-errors';

const WRONG_PASSWORD = { currentPassword: 'The current password is not correct.' };
const WRONG_CODE = { code: 'The code is not correct.' };
const ALREADY_ON = 'Two-step sign-in is on already.';

/** For calls about the caller's own account only. */
const THEMSELVES: ErrorCases = { 403: CHANGE_ERRORS[403] ?? {}, 404: CHANGE_ERRORS[404] ?? {} };

export const SET_UP_ERRORS: ErrorCases = {
  ...THEMSELVES,
  400: { meaning: 'The current password is wrong.', errors: WRONG_PASSWORD },
  409: { meaning: 'Two-step sign-in is on already.', message: ALREADY_ON },
};

export const CONFIRM_ERRORS: ErrorCases = {
  ...THEMSELVES,
  400: { meaning: 'The code is wrong.', errors: WRONG_CODE },
  409: { meaning: 'Two-step sign-in is on already, or no set-up was begun.', message: ALREADY_ON },
};

export const REMOVE_ERRORS: ErrorCases = {
  ...THEMSELVES,
  400: { meaning: 'The current password or the code is wrong: `errors` says which.', errors: WRONG_CODE },
  409: { meaning: 'There is nothing to remove.', message: 'Two-step sign-in is not on.' },
};

export const RENEW_CODES_ERRORS: ErrorCases = {
  ...REMOVE_ERRORS,
  409: {
    meaning: 'There is no second factor that they could stand in for.',
    message: 'Two-step sign-in is not on.',
  },
};

export const RESET_FACTOR_ERRORS: ErrorCases = {
  403: {
    meaning: 'The caller is no manager, or it is their own, for which they need a code.',
    message: 'Another manager must do this for you.',
  },
  404: {
    meaning: 'There is no such customer, or they were deleted.',
    message: 'There is no such customer.',
  },
};
