import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../access/roles.decorator';
import { ApiErrors } from '../http/errors/api-errors.decorator';
import { FailingMailListDto } from './dto/failing-mail.dto';
import { MailsService } from './mails.service';

@ApiTags('Mails')
@Roles('manager')
@Controller('v1/mails/failing')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the mails that cannot be sent (manager)',
    description:
      'For managers, newest first: mails that were not sent within an hour, and those that are not tried any ' +
      'more. Mails are tried for a day, those with a link while it is good; they are kept for a week.',
  })
  @ApiOkResponse({ type: FailingMailListDto, description: 'At most 20 mails, and the number of all.' })
  @ApiErrors(401, 403)
  listFailingMails(): Promise<FailingMailListDto> {
    return this.mails.listFailing();
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Try all unsent mails again (manager)',
    description:
      'For managers, once the mail server is back: every unsent mail is tried at once, and for another day ' +
      'if that fails. A mail whose link has expired is not. The call waits for five seconds at most.',
  })
  @ApiOkResponse({ type: FailingMailListDto, description: 'The mails that still cannot be sent.' })
  @ApiErrors(401, 403)
  retryFailingMails(): Promise<FailingMailListDto> {
    return this.mails.retryFailing();
  }
}
