import { isStatus } from '../lib/api-error';

/** A deletion whose answer was lost, or that a colleague did before: what is not there any more is deleted. */
export function unlessGone(deletion: Promise<unknown>): Promise<unknown> {
  return deletion.catch((reason: unknown) => {
    if (!isStatus(reason, 404)) throw reason;
  });
}
