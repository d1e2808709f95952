import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module';
import { Config } from '../../config/config';
import { CustomersModule } from '../customers/customers.module';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_LIFETIME_SECONDS,
  accessTokenKeys,
  JwtStrategy,
} from './jwt.strategy';
import { AccountMessages } from './account-messages';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';
import { EmailConfirmationsService } from './email-confirmations.service';
import { PasswordAttempts } from './password-attempts';
import { PasswordReset } from './password-reset.entity';
import { PasswordResetsRepository } from './password-resets.repository';
import { PasswordsController } from './passwords.controller';
import { PasswordsService } from './passwords.service';
import { ReauthenticationService } from './reauthentication.service';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { RecoveryCode, SecondFactor } from './second-factor/second-factor.entity';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecretRotation } from './secret-rotation.service';
import { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInNotices } from './sign-in-notices';
import { SignUpController } from './sign-up.controller';
import { StaffInvitation } from './staff-invitations/staff-invitation.entity';
import { StaffInvitationsRepository } from './staff-invitations/staff-invitations.repository';
import { StaffInvitationsService } from './staff-invitations/staff-invitations.service';
import { StaffController } from './staff-invitations/staff.controller';
import { StaffJoiningController } from './staff-invitations/staff-joining.controller';
import { StaffService } from './staff-invitations/staff.service';

/** Sign-in and sign-out, refreshing tokens, changing passwords, the staff’s accounts, and the strategy that authenticates requests. */
@Module({
  imports: [
    CustomersModule,
    MailModule,
    PassportModule,
    TypeOrmModule.forFeature([Session, PasswordReset, SecondFactor, RecoveryCode, StaffInvitation]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => {
        const keyOf = accessTokenKeys(config);
        return {
          // What is signed is no token yet, and gets the newest key.
          secretOrKeyProvider: (_type, tokenOrPayload) => keyOf(tokenOrPayload),
          signOptions: { algorithm: ACCESS_TOKEN_ALGORITHM, expiresIn: ACCESS_TOKEN_LIFETIME_SECONDS },
          verifyOptions: { algorithms: [ACCESS_TOKEN_ALGORITHM] },
        };
      },
    }),
  ],
  controllers: [
    SignUpController,
    AuthController,
    PasswordsController,
    ContactsController,
    SecondFactorController,
    StaffController,
    StaffJoiningController,
  ],
  providers: [
    AuthService,
    AccountMessages,
    PasswordsService,
    PasswordAttempts,
    ContactsService,
    SessionsService,
    ReauthenticationService,
    EmailConfirmationsService,
    SignInNotices,
    SecondFactorCodes,
    SecondFactorService,
    SecretRotation,
    SecondFactorRepository,
    JwtStrategy,
    SessionsRepository,
    PasswordResetsRepository,
    StaffInvitationsRepository,
    StaffInvitationsService,
    StaffService,
  ],
  exports: [SessionsService, ReauthenticationService, StaffInvitationsService],
})
export class AuthModule {}
