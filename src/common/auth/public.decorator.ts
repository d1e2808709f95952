import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export const IS_PUBLIC = 'isPublic';

/** Opens a route that reads the token itself, such as one that has run out: it is documented as needing one. */
export function Unguarded(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, true));
}

/** Opens a route (or a whole controller) to visitors. Without it every route needs a bearer token. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(Unguarded(), ApiSecurity({}));
}
