import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { Config } from '../../config/config';
import { ACCESS_TOKEN_ALGORITHM, accessTokenKey } from './access-token';
import { AuthService } from './auth.service';

/**
 * Finds out who is calling. The token only says which sign-in it belongs to; whether that lives and what its
 * customer may do is read from the database at each call (contract §3).
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly auth: AuthService,
    config: Config,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The types know only texts and buffers; jsonwebtoken, which verifies, takes a key object as well.
      secretOrKey: accessTokenKey(config.jwtSecret) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
  }

  validate({ ip }: FastifyRequest, payload: unknown): Promise<AuthenticatedUser | null> {
    return this.auth.authenticate(payload, ip);
  }
}
