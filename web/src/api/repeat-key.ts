/** The writes that would be done twice if they were sent again after their answer was lost. */
const KEYED: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/v1\/customers$/ },
  { method: 'PUT', path: /^\/v1\/orders\/[^/]+\/add-product$/ },
];

/** For how long the same call counts as another try of the one whose answer was lost, in milliseconds. */
const SAME_ATTEMPT = 60_000;

interface Unanswered {
  key: string;
  since: number;
}

const unanswered = new Map<string, Unanswered>();

/** A call under a key, by which the server knows it again and does it once (contract §2, `Idempotency-Key`). */
export interface Attempt {
  key: string;
  /** It was answered: the next such call is a new one. */
  end: () => void;
}

/**
 * Gives a call its key: the one of the same call before, if nobody answered that; else a new one.
 *
 * @returns null for a call that may be sent twice as it is
 */
export function beginAttempt(url: string, { method, body }: RequestInit): Attempt | null {
  if (!KEYED.some((call) => call.method === method && call.path.test(url))) return null;
  const call = `${method} ${url} ${typeof body === 'string' ? body : ''}`;
  const before = unanswered.get(call);
  const isSame = before !== undefined && Date.now() - before.since < SAME_ATTEMPT;
  const key = isSame ? before.key : newKey();
  unanswered.set(call, { key, since: Date.now() });
  return { key, end: () => void unanswered.delete(call) };
}

/** `randomUUID` is there on https only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
