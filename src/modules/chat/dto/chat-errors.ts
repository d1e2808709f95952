import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { say } from '../../../common/refusals/refusal';

export const CHAT_ERRORS: ErrorCases = {
  400: { errors: { message: say('field.empty', { field: 'message' }) } },
};
