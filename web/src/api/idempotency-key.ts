/** The writes that a repeated call would do twice. */
const KEYED: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/v1\/customers$/ },
  { method: 'PUT', path: /^\/v1\/orders\/[^/]+\/add-product$/ },
];

/** Milliseconds during which an equal call counts as a retry of the unanswered one. */
const SAME_ATTEMPT = 60_000;

interface Unanswered {
  key: string;
  since: number;
}

const unanswered = new Map<string, Unanswered>();

/** A call with an idempotency key, which the server performs once (rule W8). */
export interface Attempt {
  key: string;
  /** Called after the answer: the next equal call is a new one. */
  end: () => void;
}

/**
 * Gives a call its idempotency key: that of an equal call without an answer, else a new one.
 *
 * @returns null for a call that needs no key
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

/** `crypto.randomUUID` exists on https only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
