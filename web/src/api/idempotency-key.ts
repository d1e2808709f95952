/**
 * The writes that a repeated call would do twice. `again`: milliseconds after which an equal call is a new one, though the
 * first was not answered.
 */
const KEYED: readonly { method: string; path: RegExp; again?: number }[] = [
  // Two equal pairs may be meant, two equal forms are not.
  { method: 'PUT', path: /^\/v1\/orders\/[^/]+\/add-product$/, again: 60_000 },
  {
    method: 'POST',
    path: /^\/v1\/(?:(?:customers|products|payments\/collected)$|orders\/[^/]+\/(?:exchanges|payments|refunds))/,
  },
  { method: 'PUT', path: /^\/v1\/products\/[^/]+$/ },
];

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
  const keyed = KEYED.find((call) => call.method === method && call.path.test(url));
  if (!keyed) return null;
  const call = `${method} ${url} ${typeof body === 'string' ? body : ''}`;
  const before = unanswered.get(call);
  const isSame = before !== undefined && Date.now() - before.since < (keyed.again ?? Infinity);
  const key = isSame ? before.key : newKey();
  unanswered.set(call, { key, since: Date.now() });
  return { key, end: () => void unanswered.delete(call) };
}

/** `crypto.randomUUID` exists on https only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
