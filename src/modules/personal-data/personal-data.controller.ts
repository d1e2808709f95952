import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Roles } from '../../access/roles.decorator';
import { SELF_ERRORS } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { errorMessage } from '../../common/refusals/refusal';
import { ProofDto } from '../auth/dto/auth.dto';
import { NO_CODE, WRONG_PASSWORD } from '../auth/dto/auth-errors';
import { NO_ACCOUNT } from '../customers/dto/customer-errors';
import { PersonalDataDto } from './dto/personal-data.dto';
import { PersonalDataService } from './personal-data.service';

const OWN_ID = { name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };
const CUSTOMER_ID = { ...OWN_ID, description: 'The customer’s id.' };

const EXPORT_ERRORS: ErrorCases = { ...SELF_ERRORS, 400: { errors: WRONG_PASSWORD }, 403: NO_CODE };

const NO_MANAGER = errorMessage('manager.stays');
const ERASE_ERRORS: ErrorCases = {
  ...EXPORT_ERRORS,
  403: { meaning: `The caller is a manager. ${NO_CODE.meaning}`, message: NO_MANAGER },
  409: {
    meaning: 'An order is pending or being delivered, or a pair of it is being exchanged or returned.',
    message: errorMessage('account.order-open'),
  },
};
const DELETE_CUSTOMER_ERRORS: ErrorCases = {
  ...NO_ACCOUNT,
  403: { meaning: 'The caller is no manager, or the customer is one.', message: NO_MANAGER },
};

@ApiTags('Personal data')
@Controller('v1/customers')
export class PersonalDataController {
  constructor(private readonly data: PersonalDataService) {}

  @Post(':id/export')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Download my data',
    description:
      'All data that the shop has about the customer: profile, orders with lines and history, sign-ins, and ' +
      'the account’s audit events. Only customers themselves can call it, with their password: a wrong one ' +
      'counts as a failed login (429 with `Retry-After` after too many).',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: PersonalDataDto, description: 'The data.' })
  @ApiErrors(401, EXPORT_ERRORS, 429)
  exportMyData(
    @Param('id') id: string,
    @Body() proof: ProofDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<PersonalDataDto> {
    return this.data.export(id, user, proof);
  }

  @Post(':id/erase')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete my account and my data',
    description:
      'Signs the customer out everywhere and erases their name, e-mail address, phone number, address and ' +
      'date of birth for good; the e-mail address and the phone number become free. Orders keep lines, ' +
      'totals, dates and statuses without the receiver. Only customers themselves can call it, with their ' +
      'password, and a code where they have two-step sign-in: a wrong one counts as a failed login (429 with ' +
      '`Retry-After` after too many). A 409 while ' +
      'an order is pending or being delivered. A manager’s account cannot be deleted (403).',
  })
  @ApiParam(OWN_ID)
  @ApiNoContentResponse({ description: 'The account and its data are gone.' })
  @ApiErrors(401, ERASE_ERRORS, 429)
  async eraseMyData(
    @Param('id') id: string,
    @Body() proof: ProofDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<void> {
    await this.data.eraseOwn(id, user, proof);
  }

  @Put(':id/delete')
  @Roles('manager')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a customer (manager)',
    description:
      'For managers. The person is signed out everywhere at once and disappears from all lists. Their cart, ' +
      'name, e-mail address, phone number, address and date of birth are erased. Orders keep lines, totals, ' +
      'dates and statuses; an open order keeps its receiver until it is completed or canceled. A manager ' +
      'cannot be deleted (403); a deleted customer is a 404.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiNoContentResponse({ description: 'The customer is deleted.' })
  @ApiErrors(401, DELETE_CUSTOMER_ERRORS)
  async deleteCustomer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.data.deleteCustomer(id, user);
  }
}
