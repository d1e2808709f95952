import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import {
  CONFIRM_ERRORS,
  REMOVE_ERRORS,
  RENEW_CODES_ERRORS,
  RESET_FACTOR_ERRORS,
  SET_UP_ERRORS,
} from '../dto/auth-errors';
import {
  ConfirmSecondFactorDto,
  RecoveryCodesDto,
  ProveSecondFactorDto,
  ResetSecondFactorDto,
  SecondFactorSetupDto,
  SetUpSecondFactorDto,
} from './dto/second-factor.dto';
import { SecondFactorService } from './second-factor.service';

const OWN_ID = { name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };

@ApiTags('Account security')
@Controller('v1/customers/:id/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start setting up two-step sign-in',
    description:
      'Answers the secret for an authenticator app, as text and as an address for a QR code. Sign-ins ask ' +
      'for a code only after it is confirmed with one. A new set-up replaces the secret. A wrong password ' +
      'counts as a failed login (429 with `Retry-After` after too many).',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: SecondFactorSetupDto, description: 'The secret.' })
  @ApiErrors(401, SET_UP_ERRORS, 429)
  async setUpSecondFactor(
    @Param('id') id: string,
    @Body() body: SetUpSecondFactorDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<SecondFactorSetupDto> {
    return this.secondFactor.setUp(id, user, body.currentPassword);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Turn two-step sign-in on',
    description:
      'Takes a code of the app that was just set up. From then on sign-ins ask for a code, and every other ' +
      'sign-in of the account ends. The answer has ten recovery codes, which are shown only once. Wrong ' +
      'codes are limited: 429 with `Retry-After`. An e-mail informs the owner of this change and of all ' +
      'changes below.',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: RecoveryCodesDto, description: 'The recovery codes.' })
  @ApiErrors(401, CONFIRM_ERRORS, 429)
  async confirmSecondFactor(
    @Param('id') id: string,
    @Body() { code }: ConfirmSecondFactorDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.secondFactor.confirm(id, user, code) };
  }

  @Post('remove')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Turn two-step sign-in off',
    description:
      'Takes the current password, and a code of the app or a recovery code. The secret and the recovery ' +
      'codes are deleted, and every other sign-in ends. Wrong passwords and codes are limited: 429 with `Retry-After`.',
  })
  @ApiParam(OWN_ID)
  @ApiNoContentResponse({ description: 'Two-step sign-in is off.' })
  @ApiErrors(401, REMOVE_ERRORS, 429)
  async removeSecondFactor(
    @Param('id') id: string,
    @Body() body: ProveSecondFactorDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<void> {
    await this.secondFactor.remove(id, user, body);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make new recovery codes',
    description:
      'Takes the current password, and a code of the app or a recovery code. The answer has ten new ' +
      'recovery codes, which are shown only once; the earlier ones become invalid. Wrong passwords and ' +
      'codes are limited: 429 with `Retry-After`.',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: RecoveryCodesDto, description: 'The recovery codes.' })
  @ApiErrors(401, RENEW_CODES_ERRORS, 429)
  async renewRecoveryCodes(
    @Param('id') id: string,
    @Body() body: ProveSecondFactorDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.secondFactor.renewRecoveryCodes(id, user, body) };
  }

  @Post('reset')
  @Roles('manager')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Turn two-step sign-in off for another person (manager)',
    description:
      'For managers, when a person has lost both the app and the recovery codes. Every sign-in of that ' +
      'person ends. Managers can do it for other managers, but not for themselves (403). It takes the manager’s ' +
      'own current password, and a code where they have two-step sign-in: a 403 with the `code` ' +
      '`reauthentication-required` or `reauthentication-code-required` when one is missing.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiNoContentResponse({ description: 'Two-step sign-in is off for this account.' })
  @ApiErrors(401, RESET_FACTOR_ERRORS, 429)
  async resetSecondFactor(
    @Param('id') id: string,
    @Body() body: ResetSecondFactorDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<void> {
    await this.secondFactor.reset(id, user, body);
  }
}
