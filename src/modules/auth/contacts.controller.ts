import { Body, Controller, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { CurrentUser } from '../../common/auth/current-user.decorator';
import { Public } from '../../common/auth/public.decorator';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import { UPDATE_ERRORS } from '../customers/dto/customer-errors';
import { CustomerDto } from '../customers/dto/customer.dto';
import { UpdateCustomerDto } from '../customers/dto/update-customer.dto';
import { ContactsService } from './contacts.service';
import { CONFIRM_EMAIL_ERRORS } from './dto/auth-errors';
import { ConfirmEmailDto } from './dto/confirm-email.dto';

@ApiTags('Customers')
@Controller('v1/customers')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Put(':id/updateCustomer')
  @ApiOperation({
    summary: 'Change my details',
    description:
      'Changes what is sent and leaves the rest. Only customers themselves change their details. The phone ' +
      'number has 10 or 11 digits here. Another e-mail address or phone number asks for `currentPassword`: a ' +
      '403 with the `code` `reauthentication-required` when it is missing, a 400 on `currentPassword` when it ' +
      'is wrong, and a 429 with `Retry-After` after too many wrong ones or changes; it ends every other ' +
      'sign-in. A new e-mail address waits as `pendingEmail` until the link that was sent there is followed, ' +
      'which is good once and for 24 hours; asking again replaces it. One that is taken is a 409.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiOkResponse({ type: CustomerDto, description: 'The customer with the new details.' })
  @ApiErrors(401, UPDATE_ERRORS, 429)
  async updateCustomer(
    @Param('id') id: string,
    @Body() body: UpdateCustomerDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<CustomerDto> {
    return CustomerDto.from(await this.contacts.update(id, user, body));
  }

  @Post('confirm-email')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm a new e-mail address with a link',
    description:
      'Takes the `token` of the link that was sent to the new address, which from now on signs in, in the ' +
      'place of the one before. A link that was used, replaced or is older than 24 hours is a 400 with a ' +
      'message on `token`, as is one of before the password was changed; an address that another account has ' +
      'taken meanwhile is a 409. Links that are not good are limited for each address they come from: 429 ' +
      'with `Retry-After`.',
  })
  @ApiNoContentResponse({ description: 'The new e-mail address is the account’s.' })
  @ApiErrors(CONFIRM_EMAIL_ERRORS, 429)
  async confirmEmail(@Body() { token }: ConfirmEmailDto, @Ip() address: string): Promise<void> {
    await this.contacts.confirmEmail(token, address);
  }
}
