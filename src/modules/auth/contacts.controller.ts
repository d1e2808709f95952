import { Body, Controller, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, type AuthenticatedUser } from '../../access/access';
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
      'Changes the sent details and keeps the others. Only customers themselves change their details. The ' +
      'phone number has 10 or 11 digits here. A new e-mail address or phone number needs `currentPassword`: ' +
      'a 403 with the `code` `reauthentication-required` when it is missing, a 400 on `currentPassword` ' +
      'when it is wrong, and a 429 with `Retry-After` after too many wrong ones or changes. With two-step ' +
      'sign-in it needs a `code` as well (403 with `reauthentication-code-required`). The change ends ' +
      'every other sign-in. A new e-mail address waits as `pendingEmail` until its link is followed; the ' +
      'link is valid once, for 24 hours, and a new request replaces it. An address that is taken is a 409.',
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
      'Takes the `token` of the link that was sent to the address of a sign-up, or to a new one, which then ' +
      'replaces the old one for signing in. A link that was used, replaced, is older than 24 hours or older than a change of the ' +
      'password is a 400 with a message on `token`. An address that another account has taken meanwhile is ' +
      'a 409. Invalid links are limited for each network address: 429 with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The e-mail address is the account’s, and confirmed.' })
  @ApiErrors(CONFIRM_EMAIL_ERRORS, 429)
  async confirmEmail(@Body() { token }: ConfirmEmailDto, @Ip() ip: string): Promise<void> {
    await this.confirmations.confirm(token, ip);
  }
}
