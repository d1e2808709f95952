import { ValidateIf } from 'class-validator';

/** May be left out, yet is checked like any other when it is there, `null` included. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}
