import { BadRequestException } from '@nestjs/common';

/** A 400 with one sentence, which is about one field. */
export function fieldError(field: string, message: string): BadRequestException {
  return new BadRequestException({ message, errors: { [field]: message } });
}
