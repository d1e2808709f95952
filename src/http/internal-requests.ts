import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

const NAME = 'x-internal-request';
const TOKEN = randomUUID();

/** The header of requests that this process makes to itself. */
export const INTERNAL_REQUEST: Readonly<Record<string, string>> = { [NAME]: TOKEN };

/** Whether this process makes the request on behalf of another request, whose log and metrics include it. */
export function isInternalRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[NAME] === TOKEN;
}
