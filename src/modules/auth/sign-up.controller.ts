import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Public } from '../../access/public.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { NamedLanguage, type Language } from '../../common/language';
import type { TransactionHook } from '../../database/transaction-runner';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { SIGN_UP_ERRORS } from '../customers/dto/customer-errors';
import { CustomerDto } from '../customers/dto/customer.dto';
import { RegisterCustomerDto } from '../customers/dto/customer-requests.dto';
import { SEND_CONFIRMATION_ERRORS } from './dto/auth-errors';
import { EmailConfirmationsService } from './email-confirmations.service';

@ApiTags('Customers')
@Controller('v1/customers')
export class SignUpController {
  constructor(private readonly confirmations: EmailConfirmationsService) {}

  @Post()
  @Idempotent({ ownerOf: ({ _id }: CustomerDto) => _id })
  @Public()
  @Limited(LIMITS.signUp)
  @ApiOperation({
    summary: 'Sign up',
    description:
      'Creates an account with the role `client`. The customer must be at least 18 today in the shop’s time zone. The password needs at least 8 characters, an uppercase letter, a digit and a special character; it must not be one of the 10,000 most common ones, and must not contain the customer’s name or the beginning of their e-mail address. Invalid fields return 400 with one message per field; an e-mail address or phone number that is in use returns 409 with a message on that field. A confirmation link is sent to the e-mail address; the account works without it, but until then mails do not repeat any text that the customer entered. Limited to 5 calls per minute for each network address, valid or not: 429 with `Retry-After`.',
  })
  @ApiCreatedResponse({ type: CustomerDto, description: 'The new customer.' })
  @ApiErrors(SIGN_UP_ERRORS)
  registerCustomer(
    @Body() body: RegisterCustomerDto,
    @NamedLanguage() language: Language | null,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<CustomerDto> {
    return this.confirmations.register(body, language, once);
  }

  @Post(':id/confirmation')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Send the confirmation link again',
    description:
      'Sends it to the pending new address or, without one, to the account’s unconfirmed address; earlier links become invalid. Returns 409 when nothing is to be confirmed, and 429 with `Retry-After` after too many links to one address.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiNoContentResponse({ description: 'The link is sent.' })
  @ApiErrors(401, SEND_CONFIRMATION_ERRORS, 429)
  async sendConfirmation(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.confirmations.sendAgain(id, user);
  }
}
