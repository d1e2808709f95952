import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isPlainText } from '../../../common/text';

/** The field is a line without hidden characters. */
export function IsPlainText(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isPlainText(value);
  return ValidateBy({ name: 'isPlainText', validator: { validate } }, options);
}
