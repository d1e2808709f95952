import type { ValidationOptions } from 'class-validator';
import { say, type RefusalCode, type Said } from '../../common/refusals/refusal';

/** What class-validator hands on with a broken rule. */
export interface SaidContext {
  readonly said: Said;
}

/**
 * class-validator's options that word a broken rule in both languages:
 * `@IsInt(says('field.not-whole', { field: 'quantity' }))`.
 */
export function says<Code extends RefusalCode>(...said: Parameters<typeof say<Code>>): ValidationOptions {
  const context: SaidContext = { said: say(...said) };
  return { message: context.said.en, context };
}
