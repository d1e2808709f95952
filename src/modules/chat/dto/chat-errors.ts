import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';

export const CHAT_ERRORS: ErrorCases = {
  400: { errors: { message: errorMessage('field.empty', { field: 'message' }) } },
};
