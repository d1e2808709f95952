import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { AuthenticatedUser } from '../../common/access';
import { Config } from '../../config/config';
import { ACCESS_TOKEN_ALGORITHM, accessTokenKey } from './access-token';
import { AuthService } from './auth.service';

/**
 * Authenticates requests. The token only names a sign-in; the database says at each call whether that is alive and
 * what its customer may do (rule R7).
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly auth: AuthService,
    config: Config,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The types allow only strings and buffers, although jsonwebtoken also accepts a key object.
      secretOrKey: accessTokenKey(config.jwtSecret) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
  }

  validate({ ip }: FastifyRequest, payload: unknown): Promise<AuthenticatedUser | null> {
    return this.auth.authenticate(payload, ip);
  }
}
