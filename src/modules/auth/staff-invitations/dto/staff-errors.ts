import type { ErrorCases } from '../../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../../common/refusals/refusal';

const NO_INVITEE = {
  meaning:
    'The person is of the staff already (`invitation.staff`), or has an account whose e-mail address is not confirmed ' +
    '(`invitation.unconfirmed`).',
  message: errorMessage('invitation.unconfirmed'),
};

const DEAD_LINK = { errors: { token: errorMessage('link.invitation-over') } };

export const INVITE_ERRORS: ErrorCases = {
  400: { errors: { email: errorMessage('email.invalid') } },
  409: NO_INVITEE,
};

export const WITHDRAW_ERRORS: ErrorCases = {
  404: {
    meaning: 'The invitation was accepted, withdrawn or replaced.',
    message: errorMessage('invitation.unknown'),
  },
};

export const CHECK_INVITATION_ERRORS: ErrorCases = { 400: DEAD_LINK, 409: NO_INVITEE };

export const ACCEPT_ERRORS: ErrorCases = {
  400: {
    meaning: 'The link is no longer valid, or a value breaks a rule: `errors` names the fields.',
    ...DEAD_LINK,
  },
  409: { ...NO_INVITEE, meaning: `${NO_INVITEE.meaning} Or the phone number is in use (\`phone.taken\`).` },
};

export const END_ACCESS_ERRORS: ErrorCases = {
  403: {
    meaning: 'The caller is no manager, or the person is one.',
    message: errorMessage('manager.role-fixed'),
  },
  404: { meaning: 'There is no such member of staff.', message: errorMessage('staff.unknown') },
};
