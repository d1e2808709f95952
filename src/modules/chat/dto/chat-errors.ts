import type { ErrorCases } from '../../../common/errors/api-errors.decorator';

export const CHAT_ERRORS: ErrorCases = { 400: { errors: { message: 'message must not be empty.' } } };
