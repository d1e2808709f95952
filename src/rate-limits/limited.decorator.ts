import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator';
import type { Limit } from './limits';

export const LIMITED = 'limited';

/** Limits a route's calls by the address they come from, before anything of them is validated (429). */
export function Limited(limit: Limit): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(LIMITED, limit), ApiErrors(429));
}
