import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a fake provider answers to an HTTP request. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The HTTP request by which a provider tells the shop about a payment. */
export interface Message {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export type Send = (message: Message) => Promise<{ status: number; body: string }>;

/** The time in milliseconds since 1970, and what shall run so many milliseconds later. */
export interface Clock {
  now(): number;
  later(ms: number, run: () => void): void;
}

export interface FakeOptions {
  messageUrl: string;
  send?: Send;
  clock?: Clock;
  /** The number of the transfer before the first. */
  firstTransfer?: number;
}

export type Fields = Record<string, string>;
type State = 'open' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** Money that came for an attempt. */
export interface Transfer {
  id: string;
  amount: number;
  at: number;
}

/** A payment that the shop has asked for, and what came of it. */
export interface Attempt {
  reference: string;
  amount: number;
  createdAt: number;
  state: State;
  request: Fields;
  transfers: Transfer[];
  refunded: number;
}

export const MINUTE = 60_000;

const fetchSend: Send = async ({ url, ...init }) => {
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, body: await answer.text() };
};

export const realClock: Clock = {
  now: () => Date.now(),
  later: (ms, run) => void setTimeout(run, ms).unref(),
};

/** A payment provider that takes no money: what people would do at it is done by calling its actions. */
export abstract class FakeProvider {
  /** Where the shop and browsers reach it, for the links that it gives out. */
  baseUrl = '';
  readonly attempts = new Map<string, Attempt>();
  protected readonly messageUrl: string;
  protected readonly clock: Clock;
  private readonly send: Send;
  private transferCount: number;

  constructor({ messageUrl, send = fetchSend, clock = realClock, firstTransfer = 0 }: FakeOptions) {
    this.transferCount = firstTransfer;
    this.messageUrl = messageUrl;
    this.send = send;
    this.clock = clock;
  }

  abstract handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply>;

  /** What the provider tells the shop, signed at the time of sending; null when it tells nothing. */
  protected abstract messageOf(attempt: Attempt, transfer: Transfer | null): (() => Message) | null;

  /** Whether the shop's answer stops the repeats. */
  protected abstract isTaken(status: number, body: string): boolean;

  /** How long the provider waits before each repeat. */
  protected abstract readonly repeatAfter: number[];

  /** Where the browser goes afterwards. */
  protected abstract returnUrlOf(attempt: Attempt): string;

  /** Pays `amount`, or what was asked. All actions resolve after the first message, to where the browser goes. */
  async pay(reference: string, amount?: number): Promise<string> {
    const attempt = this.attemptOf(reference);
    await this.tell(attempt, this.receive(attempt, amount ?? attempt.amount));
    return this.returnUrlOf(attempt);
  }

  async payTwice(reference: string): Promise<string> {
    await this.pay(reference);
    return this.pay(reference);
  }

  /** Pays, and the message to the shop is lost with all its repeats. */
  payAndLoseMessage(reference: string): string {
    const attempt = this.attemptOf(reference);
    this.receive(attempt, attempt.amount);
    return this.returnUrlOf(attempt);
  }

  fail(reference: string): Promise<string> {
    return this.end(reference, 'failed');
  }

  expire(reference: string): Promise<string> {
    return this.end(reference, 'expired');
  }

  protected open(reference: string, amount: number, request: Fields): Attempt {
    const createdAt = this.clock.now();
    const attempt: Attempt = {
      ...{ reference, amount, request, createdAt },
      ...{ state: 'open', transfers: [], refunded: 0 },
    };
    this.attempts.set(reference, attempt);
    return attempt;
  }

  /** Sends a message, and again after each gap until the shop has taken it. */
  protected async deliver(message: () => Message, gaps = this.repeatAfter): Promise<void> {
    const isTaken = await this.ask(message());
    const [gap, ...rest] = gaps;
    if (isTaken || gap === undefined) return;
    this.clock.later(gap, () => void this.deliver(message, rest));
  }

  /** Sends a message once; whether the shop has taken it. */
  protected async ask(message: Message): Promise<boolean> {
    const answer = await this.send(message).catch(() => null);
    return answer !== null && this.isTaken(answer.status, answer.body);
  }

  private attemptOf(reference: string): Attempt {
    const attempt = this.attempts.get(reference);
    if (!attempt) throw new Error(`No payment ${reference}`);
    return attempt;
  }

  private receive(attempt: Attempt, amount: number): Transfer {
    this.transferCount += 1;
    const at = this.clock.now();
    // Six digits of day, nine of counter: as long as providers' own ids.
    const id = `${localTime(at).slice(2, 8)}${String(this.transferCount).padStart(9, '0')}`;
    const transfer = { id, amount, at };
    attempt.state = 'paid';
    attempt.transfers.push(transfer);
    return transfer;
  }

  private async end(reference: string, state: State): Promise<string> {
    const attempt = this.attemptOf(reference);
    attempt.state = state;
    await this.tell(attempt, null);
    return this.returnUrlOf(attempt);
  }

  private async tell(attempt: Attempt, transfer: Transfer | null): Promise<void> {
    const message = this.messageOf(attempt, transfer);
    if (message) await this.deliver(message);
  }
}

export function hmac(algorithm: 'sha256' | 'sha512', key: string, text: string): string {
  return createHmac(algorithm, key).update(text, 'utf8').digest('hex');
}

export function isSame(given: string | undefined, expected: string): boolean {
  return given?.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** `yyyyMMddHHmmss` in Vietnam, which is seven hours ahead all year. */
export function localTime(ms: number): string {
  return new Date(ms + 7 * 60 * MINUTE).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** `yyyy-MM-dd HH:mm:ss` in Vietnam. */
export function localDateTime(ms: number): string {
  return new Date(ms + 7 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
}

export function json(content: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
}

export function page(title: string, status = 200): Reply {
  const text = title.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const body = `<!doctype html><meta charset="utf-8"><title>${text}</title><h1>${text}</h1>`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export const notFound = (): Reply => json({ message: 'Not found' }, 404);

export function postJson(url: string, content: unknown, headers: Fields = {}): Message {
  const body = JSON.stringify(content);
  return { method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, body };
}

/** A JSON object's plain values as text; null when it is none. */
export function fieldsOf(rawBody: string): Fields | null {
  try {
    const content: unknown = JSON.parse(rawBody);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return null;
    return Object.fromEntries(
      Object.entries(content)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
    );
  } catch {
    return null;
  }
}

/** The names of the fields that are missing or not as their pattern says. */
export function wrongFields(fields: Fields, patterns: Record<string, RegExp>): string[] {
  return Object.keys(patterns).filter((name) => !patterns[name]?.test(fields[name] ?? ''));
}

/** Sends a fake's messages to this shop, without a network. */
export function injectMessage(instance: FastifyInstance): Send {
  return async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await instance.inject({
      ...{ method, url: pathname + search, headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body };
  };
}

/** Serves a fake on 127.0.0.1, on a free port unless one is given. */
export async function serve(
  fake: Pick<FakeProvider, 'handle' | 'baseUrl'>,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks).toString('utf8');
      fake
        .handle(request.method ?? 'GET', request.url ?? '/', request.headers, rawBody)
        .catch(() => json({ message: 'The fake failed' }, 500))
        .then(({ status, headers, body }) => response.writeHead(status, headers).end(body), console.error);
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  fake.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: fake.baseUrl, close };
}
