import { Body, Controller, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { CurrentUser } from '../../common/auth/current-user.decorator';
import { Public } from '../../common/auth/public.decorator';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { CallingDevice, type Device } from './device';
import { CHANGE_ERRORS, FORGOT_ERRORS, RESET_ERRORS } from './dto/auth-errors';
import { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './dto/passwords.dto';
import { PasswordsService } from './passwords.service';

@ApiTags('Sign-in')
@Controller('v1/customers')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('forgot-password')
  @Public()
  @Limited(LIMITS.forgotPassword)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Ask for a link to choose another password',
    description:
      'Sends a message with a link to the e-mail address if an account has it; the answer is the same, and ' +
      'comes as soon, if none has. The link is good once and for 30 minutes; asking again sends the same one ' +
      'while it is good, five times an hour at most, and starts its 30 minutes anew. Requests are limited for ' +
      'each e-mail address together with the address they come from: 429 with `Retry-After`. A shop without a mail server writes the message to the directory `outbox` ' +
      'among its data.',
  })
  @ApiNoContentResponse({ description: 'If somebody has that address, a message is on its way to them.' })
  @ApiErrors(FORGOT_ERRORS)
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Ip() address: string): Promise<void> {
    await this.passwords.requestLink(email, address);
  }

  @Post('reset-password')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Choose another password with a link',
    description:
      'Takes the `token` of the link and the new password, by the same rules as at the sign-up. It ends every ' +
      'sign-in of the account, tells its owner by e-mail, and lifts the limit on its failed logins from the ' +
      'same address or device. A link that was used, replaced or is ' +
      'older than 30 minutes, or whose account has another e-mail address by now, is a 400 with a message on ' +
      '`token`; a weak password is a 400 with a message on `password`, and the link stays good. Attempts with ' +
      'links that are not good are limited for each address they come from: 429 with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The password is changed: sign in with it.' })
  @ApiErrors(RESET_ERRORS, 429)
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @CallingDevice() device: Device,
  ): Promise<void> {
    await this.passwords.reset(token, password, device);
  }

  @Put(':id/password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change my password',
    description:
      'Only customers themselves change their password, and they must know the current one: a wrong one is a ' +
      '400 with a message on `currentPassword`, and after five the next ones must wait (429 with ' +
      '`Retry-After`). The new one follows the rules of the sign-up and is not the current one. Every other sign-in of ' +
      'the account ends, as does a link to reset it; the one that makes this call goes on. A message to the ' +
      'e-mail address says that it was changed.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiNoContentResponse({ description: 'The password is changed.' })
  @ApiErrors(401, CHANGE_ERRORS, 429)
  async changePassword(
    @Param('id') id: string,
    @Body() body: ChangePasswordDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<void> {
    await this.passwords.change(id, user, body);
  }
}
