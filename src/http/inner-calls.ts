import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

const NAME = 'x-inner-call';
const TOKEN = randomUUID();

/** The header of calls that this process makes to itself. */
export const INNER_CALL: Readonly<Record<string, string>> = { [NAME]: TOKEN };

/** Whether this process makes the call on behalf of another request, whose log and metrics include it. */
export function isInnerCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[NAME] === TOKEN;
}
