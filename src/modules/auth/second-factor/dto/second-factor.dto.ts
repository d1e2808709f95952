import { ApiProperty } from '@nestjs/swagger';
import { CurrentPasswordIfAsked, RequiredText, SecondFactorCode } from '../../../../http/dto-fields';
import { CurrentPasswordDto } from '../../dto/auth.dto';

/** The current password. */
export class SetUpSecondFactorDto extends CurrentPasswordDto {}

/** The secret for an authenticator app. */
export class SecondFactorSetupDto {
  /** The secret in Base32, for typing. */
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;

  /** The secret as an address, for a QR code. */
  @ApiProperty({
    example: 'otpauth://totp/buoc.:client%40shop.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=buoc.',
  })
  uri: string;
}

/** A code that proves that the app is set up. */
export class ConfirmSecondFactorDto {
  /** The six digits that the app shows now. */
  @RequiredText({ example: '123456', maxLength: 40 })
  code: string;
}

/** The codes for a lost authenticator app. */
export class RecoveryCodesDto {
  /** Ten codes, each valid for one sign-in. They are shown only once. */
  @ApiProperty({ type: [String], minItems: 10, maxItems: 10, example: recoveryCodeExamples() })
  recoveryCodes: string[];
}

/** The manager's own password and code, without which the second factor of another person stays. */
export class ResetSecondFactorDto {
  /** The manager's current password. */
  @CurrentPasswordIfAsked()
  currentPassword?: string;

  /** The six digits that the manager's app shows now, or a recovery code: only with two-step sign-in. */
  @SecondFactorCode()
  code?: string;
}

/** The current password and a code. */
export class ProveSecondFactorDto extends CurrentPasswordDto {
  /** The six digits that the app shows now, or a recovery code. */
  @RequiredText({ example: '123456', maxLength: 40 })
  code: string;
}

function recoveryCodeExamples(): string[] {
  return Array.from({ length: 10 }, (_, i) => `7K2M-Q9TX-4HPB-0RW${i}`);
}
