import type { ErrorCases } from '../../../common/errors/api-errors.decorator';

const WRONG_PASSWORD: ErrorCases = {
  400: { errors: { currentPassword: 'The current password is not correct.' } },
};

export const EXPORT_ERRORS: ErrorCases = {
  ...WRONG_PASSWORD,
  403: {
    meaning: 'It is someone else, and the caller is staff: only customers themselves do this.',
    message: 'Only the customer themself may do this.',
  },
  404: {
    meaning: 'There is no such customer; to a client, no one else exists.',
    message: 'There is no such customer.',
  },
};

export const ERASE_ERRORS: ErrorCases = {
  ...EXPORT_ERRORS,
  403: {
    meaning: 'The caller is a manager, or is staff and means someone else.',
    message: 'A manager cannot be deleted.',
  },
  409: {
    meaning: 'An order is pending or being delivered.',
    message:
      'You still have an order that is not finished. Cancel it or wait until it has arrived, then delete your ' +
      'account.',
  },
};

export const DELETE_CUSTOMER_ERRORS: ErrorCases = {
  404: {
    meaning: 'There is no such customer, or they were deleted.',
    message: 'There is no such customer.',
  },
  403: {
    meaning: 'The caller is no manager, or the customer is one.',
    message: 'A manager cannot be deleted.',
  },
};
