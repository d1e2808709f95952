import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export const IS_PUBLIC = 'isPublic';

/**
 * Skips the guard: the route checks the token itself, which may have expired. OpenAPI shows the route as
 * protected.
 */
export function Unguarded(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, true));
}

/** Opens a route or controller to visitors. Every other route requires a bearer token. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(Unguarded(), ApiSecurity({}));
}
