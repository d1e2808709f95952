import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../common/mail/mail.module';
import { Config } from '../../config/config';
import { CustomersModule } from '../customers/customers.module';
import { ACCESS_TOKEN_ALGORITHM, ACCESS_TOKEN_LIFETIME_SECONDS, accessTokenKey } from './access-token';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { JwtStrategy } from './jwt.strategy';
import { PasswordReset } from './password-reset.entity';
import { PasswordResetsRepository } from './password-resets.repository';
import { PasswordsController } from './passwords.controller';
import { PasswordsService } from './passwords.service';
import { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';

/** Signing in and out, renewing tokens, choosing another password, and the strategy that says who is calling. */
@Module({
  imports: [
    CustomersModule,
    MailModule,
    PassportModule,
    TypeOrmModule.forFeature([Session, PasswordReset]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: accessTokenKey(config.jwtSecret),
        signOptions: { algorithm: ACCESS_TOKEN_ALGORITHM, expiresIn: ACCESS_TOKEN_LIFETIME_SECONDS },
        verifyOptions: { algorithms: [ACCESS_TOKEN_ALGORITHM] },
      }),
    }),
  ],
  controllers: [AuthController, PasswordsController],
  providers: [AuthService, PasswordsService, JwtStrategy, SessionsRepository, PasswordResetsRepository],
})
export class AuthModule {}
