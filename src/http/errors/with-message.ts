import type { ValidationOptions } from 'class-validator';
import { errorMessage, type RefusalCode, type ErrorMessage } from '../../common/refusals/refusal';

/** The context that class-validator passes on with a broken rule. */
export interface MessageContext {
  readonly text: ErrorMessage;
}

/**
 * class-validator options with a message in both languages:
 * `@IsInt(withMessage('field.not-whole', { field: 'quantity' }))`.
 */
export function withMessage<Code extends RefusalCode>(
  ...message: Parameters<typeof errorMessage<Code>>
): ValidationOptions {
  const context: MessageContext = { text: errorMessage(...message) };
  return { message: context.text.en, context };
}
