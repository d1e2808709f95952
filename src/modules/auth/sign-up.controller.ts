import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, type AuthenticatedUser } from '../../access/access';
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
      'Opens an account with the role `client`. A person is 18 or older today in the shop’s time zone; the ' +
      'password has at least 8 characters, an uppercase letter, a digit and a special character, is not one ' +
      'of the 10,000 commonest, and has neither the person’s name nor the beginning of their e-mail in it. A 400 ' +
      'brings one message for each field that is wrong; an e-mail address or phone number that is taken ' +
      'is a 409 with a message on that field. A link that confirms the e-mail address is sent to it; nothing ' +
      'waits for it, but until it is followed mails have nothing that the person wrote. An address has 5 calls a minute, right or wrong: 429 with ' +
      '`Retry-After`.',
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
    summary: 'Send another link that confirms my e-mail address',
    description:
      'To the new address that waits for its link, or else to the account’s own as long as it is not ' +
      'confirmed; the link before is not good any more. A 409 when nothing has to be confirmed, and a 429 with ' +
      '`Retry-After` after too many links to one address.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiNoContentResponse({ description: 'The link is on its way.' })
  @ApiErrors(401, SEND_CONFIRMATION_ERRORS, 429)
  async sendConfirmation(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.confirmations.sendAgain(id, user);
  }
}
