import { Body, Controller, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Public } from '../../access/public.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { CallingDevice, type Device } from './device';
import { CHANGE_ERRORS, CHECK_LINK_ERRORS, FORGOT_ERRORS, RESET_ERRORS } from './dto/auth-errors';
import { ChangePasswordDto, ForgotPasswordDto, ResetLinkDto, ResetPasswordDto } from './dto/auth.dto';
import { PasswordsService } from './passwords.service';

@ApiTags('Account security')
@Controller('v1/customers')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('forgot-password')
  @Public()
  @Limited(LIMITS.forgotPassword)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Request a password reset link',
    description:
      'Sends a reset link to the e-mail address if an account has it; the response is the same, and takes as long, if not. The link is valid once, for 30 minutes after it was created. A further request sends the same link again while it is valid; an address gets at most five of these mails per hour. Requests are limited for each e-mail ' +
      'address together with the network address: 429 with `Retry-After`. A shop without a mail server ' +
      'writes the message to the directory `outbox` in its data.',
  })
  @ApiNoContentResponse({ description: 'If an account has this address, the link is sent to it.' })
  @ApiErrors(FORGOT_ERRORS)
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Ip() ip: string): Promise<void> {
    await this.passwords.requestLink(email, ip);
  }

  @Post('reset-password')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Reset the password with a link',
    description:
      'Takes the `token` of the link and the new password, with the rules of the sign-up. It ends every ' +
      'sign-in of the account, informs its owner by e-mail, and lifts the limit on failed logins from the ' +
      'same address or device. A link that was used, replaced or is older than 30 minutes, or whose account ' +
      'has another e-mail address now, is a 400 with a message on `token`. A weak password is a 400 with a ' +
      'message on `password`, and the link stays valid. Invalid links are limited for each network address: ' +
      '429 with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The password is changed: sign in with it.' })
  @ApiErrors(RESET_ERRORS, 429)
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @CallingDevice() device: Device,
  ): Promise<void> {
    await this.passwords.reset(token, password, device);
  }

  @Post('reset-password/check')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Check a password reset link',
    description:
      'Lets a page report an invalid link before a password is typed. The link is not used up. A link that was used or replaced, is older than 30 minutes, or whose account has another e-mail address now returns 400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The link is valid.' })
  @ApiErrors(CHECK_LINK_ERRORS, 429)
  async checkResetLink(@Body() { token }: ResetLinkDto, @Ip() ip: string): Promise<void> {
    await this.passwords.check(token, ip);
  }

  @Put(':id/password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change my password',
    description:
      'Only for the account’s owner; requires the current password. A wrong one returns 400 with a message on `currentPassword`; after five, further attempts are delayed (429 with `Retry-After`). The new password follows the rules of the sign-up and must differ from the current one. All other sessions of the account end, and a password reset link becomes invalid; the session of this call continues. The owner is informed by e-mail.',
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
