import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import type { Role } from '../../access/role';
import type { ServerSecrets } from '../../common/derive-key';
import { Config } from '../../config/config';
import { SessionsRepository } from './sessions.repository';

/** The only accepted algorithm. */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;

/**
 * Finds the key of a token: the signing key, or while the secret is rotated the earlier one for what that signed.
 * As a key object it verifies a token many times faster than as a plain secret.
 */
export function accessTokenKeys({
  jwtSecret,
  previousJwtSecret,
}: ServerSecrets): (token?: unknown) => KeyObject {
  const [current, previous] = [jwtSecret, previousJwtSecret].map(
    (secret) => secret && createSecretKey(Buffer.from(secret, 'utf8')),
  ) as [KeyObject, KeyObject | undefined];
  return (token) =>
    previous && typeof token === 'string' && isSignedBy(previous, token) ? previous : current;
}

/** Chooses a key only; whoever takes it verifies the token. */
function isSignedBy(key: KeyObject, token: string): boolean {
  const at = token.lastIndexOf('.');
  return createHmac('sha256', key).update(token.slice(0, at)).digest('base64url') === token.slice(at + 1);
}

/** The claims of an access token (rule A3). The server trusts only the two ids. */
export interface AccessTokenPayload {
  userId: string;
  role: Role;
  sessionId: string;
}

/** Whether a verified token's claims have a sign-in's ids; they are then looked up. */
export function isAccessTokenPayload(payload: unknown): payload is AccessTokenPayload {
  const { userId, sessionId } = (payload ?? {}) as Record<string, unknown>;
  return typeof userId === 'string' && typeof sessionId === 'string';
}

/** Whether a sign-in has neither ended nor expired. */
export function isLive(session: { endedAt: unknown; expiresAt: Date }): boolean {
  return session.endedAt === null && session.expiresAt > new Date();
}

/**
 * Authenticates requests. The token only names a sign-in; the database says at each call whether that is alive and
 * what its customer may do (rule R7).
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly config: Config,
  ) {
    const keyOf = accessTokenKeys(config);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: FastifyRequest,
        token: unknown,
        done: (error: null, key: Buffer) => void,
        // The types allow only strings and buffers, although jsonwebtoken also accepts a key object.
      ) => done(null, keyOf(token) as unknown as Buffer),
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
  }

  /** The user of a verified access token; null when its sign-in does not exist or has ended. */
  async validate({ ip }: FastifyRequest, payload: unknown): Promise<AuthenticatedUser | null> {
    if (!isAccessTokenPayload(payload)) return null;
    const { sessionId, userId } = payload;
    const caller = await this.sessions.findCaller(sessionId);
    if (!caller || caller.customerId !== userId || !isLive(caller)) return null;
    const { lastName, firstName, email, phone, address, language } = caller;
    const isDemanded = this.config.staffSecondFactor === 'required' && caller.role !== 'client';
    const lacksSecondFactor = isDemanded && caller.secondFactorAt === null;
    const role = lacksSecondFactor ? 'client' : caller.role;
    const profile = { lastName, firstName, email, phone, address, language };
    return { _id: userId, role, lacksSecondFactor, sessionId, ip, profile };
  }
}
