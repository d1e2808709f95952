import { createHmac } from 'node:crypto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { UNKNOWN_ID } from './world';

/** The defects of an `Authorization` header. */
export const BAD_TOKENS = [
  'expired',
  'tampered payload',
  'tampered signature',
  'no signature',
  'alg none',
  'alg none, signed',
  'another algorithm',
  'another secret',
  'unknown sign-in',
  'refresh token',
  'garbage',
  'three parts of garbage',
  'no token',
  'no scheme',
  'another scheme',
] as const;
export type BadToken = (typeof BAD_TOKENS)[number];

/** Signed by the shop: a sign-out accepts these, since their sign-in has already ended. */
export const GENUINE: BadToken[] = ['expired', 'unknown sign-in'];

type Json = Record<string, unknown>;

/**
 * `Authorization` headers with which an attacker may impersonate a person, each with one defect.
 * @param person the impersonated person
 * @param another another person's valid access token
 * @param secret the shop's signing secret
 */
export function badTokens(person: TokensDto, another: string, secret: string): Record<BadToken, string> {
  const [header = '', payload = '', signature = ''] = person.token.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json;
  const algorithm = { alg: 'HS256', typ: 'JWT' };
  const now = Math.floor(Date.now() / 1000);
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  return {
    expired: bearer(signed(algorithm, { ...said, iat: now - 1000, exp: now - 100 }, secret)),
    'tampered payload': bearer(`${header}.${payload}.${another.split('.')[2]}`),
    'tampered signature': bearer(`${header}.${payload}.${flipped}`),
    'no signature': bearer(`${header}.${payload}.`),
    'alg none': bearer(`${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`),
    'alg none, signed': bearer(signed({ alg: 'none', typ: 'JWT' }, said, secret)),
    'another algorithm': bearer(signed({ alg: 'HS512', typ: 'JWT' }, said, secret, 'sha512')),
    'another secret': bearer(signed(algorithm, said, `${secret}.`)),
    'unknown sign-in': bearer(signed(algorithm, { ...said, sessionId: UNKNOWN_ID }, secret)),
    'refresh token': bearer(person.refreshToken),
    garbage: bearer('garbage'),
    'three parts of garbage': bearer('gar.ba.ge'),
    'no token': 'Bearer',
    'no scheme': person.token,
    'another scheme': `Basic ${person.token}`,
  };
}

/** The same token signed again, which shows that the others fail by their defect alone. */
export function genuineToken({ token }: TokensDto, secret: string): string {
  const [header = '', payload = ''] = token.split('.');
  const decoded = [header, payload].map(
    (part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json,
  );
  return bearer(signed(decoded[0] ?? {}, decoded[1] ?? {}, secret));
}

function signed(header: Json, payload: Json, secret: string, hash = 'sha256'): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

function encoded(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}
