import { Body, Controller, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Public } from '../../access/public.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { UPDATE_ERRORS } from '../customers/dto/customer-errors';
import { CustomerDto } from '../customers/dto/customer.dto';
import { UpdateCustomerDto } from '../customers/dto/customer-requests.dto';
import { ContactsService } from './contacts.service';
import { EmailConfirmationsService } from './email-confirmations.service';
import { CONFIRM_EMAIL_ERRORS } from './dto/auth-errors';
import { ConfirmEmailDto } from './dto/auth.dto';

@ApiTags('Customers')
@Controller('v1/customers')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly confirmations: EmailConfirmationsService,
  ) {}

  @Put(':id/updateCustomer')
  @ApiOperation({
    summary: 'Change my details',
    description:
      'Changes the fields that are sent and keeps the others. Only for the account’s owner. The phone number must have 10 or 11 digits. A new e-mail address or phone number requires `currentPassword`: 403 with the `code` `reauthentication-required` when it is missing, 400 with a message on `currentPassword` when it is wrong, 429 with `Retry-After` after too many wrong passwords or changes. With two-step sign-in it also requires a `code` (403 with `reauthentication-code-required`). The change ends all other sessions. A new e-mail address is stored as `pendingEmail` until its link is followed; the link is valid once, for 24 hours, and a new request replaces it. An address that is in use returns 409.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiOkResponse({ type: CustomerDto, description: 'The customer with the new details.' })
  @ApiErrors(401, UPDATE_ERRORS, 429)
  updateCustomer(
    @Param('id') id: string,
    @Body() body: UpdateCustomerDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<CustomerDto> {
    return this.contacts.update(id, user, body);
  }

  @Post('confirm-email')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm an e-mail address with a link',
    description:
      'Takes the `token` of the link that was sent after a sign-up or to a new address, which then replaces the old one for signing in. A link that was used or replaced, is older than 24 hours, or is older than the last change of the password returns 400 with a message on `token`. Returns 409 when another account uses the address meanwhile. Invalid links are limited for each network address: 429 with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The e-mail address is confirmed.' })
  @ApiErrors(CONFIRM_EMAIL_ERRORS, 429)
  async confirmEmail(@Body() { token }: ConfirmEmailDto, @Ip() ip: string): Promise<void> {
    await this.confirmations.confirm(token, ip);
  }
}
