import { Query } from '@nestjs/common';

/**
 * The query of a list as a validated DTO. Unknown parameters are ignored, since a page passes all of its own
 * query parameters on; a known one with an impossible value is a 400 that names it (contract §2). The
 * request validation pipe tells queries from bodies, which refuse unknown fields.
 */
export function ListQuery(): ParameterDecorator {
  return Query();
}
