import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Public } from '../../../access/public.decorator';
import { SELF_ERRORS } from '../../../access/assert-self';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors, type ErrorCases } from '../../../http/errors/api-errors.decorator';
import { NamedLanguage, type Language } from '../../../common/language';
import { errorMessage } from '../../../common/refusals/refusal';
import {
  ConfirmedWaitDto,
  ConfirmWaitDto,
  SizeKeyDto,
  SizeWaitDto,
  SizeWaitListDto,
  VisitorWaitDto,
} from './dto/size-wait.dto';
import { SizeWaitsService } from './size-waits.service';

const ASK_ERRORS: ErrorCases = {
  400: { errors: { size: errorMessage('field.empty', { field: 'size' }) } },
  404: { meaning: 'There is no such product, colour or size.', message: errorMessage('wait.not-sold') },
  409: {
    meaning: 'Pairs of this size are left.',
    message: errorMessage('wait.in-stock'),
  },
};

@ApiTags('Back in stock')
@Controller('v1/size-waits')
export class SizeWaitsController {
  constructor(private readonly waits: SizeWaitsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the sizes that I wait for',
    description: 'The caller’s open waits, oldest first; one ends when its mail is written.',
  })
  @ApiOkResponse({ type: SizeWaitListDto, description: 'The waits.' })
  @ApiErrors(401)
  listSizeWaits(@CurrentUser() user: AuthenticatedUser): Promise<SizeWaitListDto> {
    return this.waits.list(user);
  }

  @Post()
  @ApiOperation({
    summary: 'Wait for a sold-out size',
    description:
      'A mail tells the caller when pairs are back: of each size as many people as there are pairs, in the order of ' +
      'asking, and a day later the next of those that are still there. No pair is set aside. Who waits already keeps ' +
      'their place. A wait ends after 180 days. At most 30 requests an hour.',
  })
  @ApiCreatedResponse({ type: SizeWaitDto, description: 'The wait.' })
  @ApiErrors(401, ASK_ERRORS, 429)
  askForSize(@Body() key: SizeKeyDto, @CurrentUser() user: AuthenticatedUser): Promise<SizeWaitDto> {
    return this.waits.ask(user, key);
  }

  @Post('visitor')
  @Public()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Wait for a sold-out size without an account',
    description:
      'Sends a link to the address, good for 24 hours; once it is confirmed, a mail tells when pairs are back. The ' +
      'answer is the same whether the address waits already or not. An address gets at most five links an hour.',
  })
  @ApiAcceptedResponse({ description: 'A link was sent, unless the address waits already.' })
  @ApiErrors(ASK_ERRORS, 429)
  async askForSizeAsVisitor(
    @Body() { email, ...key }: VisitorWaitDto,
    @NamedLanguage() language: Language | null,
    @Ip() ip: string,
  ): Promise<void> {
    await this.waits.askAsVisitor({ email, language }, key, ip);
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm a wait with a link',
    description:
      'Takes the `token` of the link that was sent to a visitor. A link that was used or is older than 24 hours is a ' +
      '400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.',
  })
  @ApiOkResponse({ type: ConfirmedWaitDto, description: 'The wait, with name and slug of its product.' })
  @ApiErrors({ 400: { errors: { token: errorMessage('link.wait-over') } } }, 429)
  confirmSizeWait(@Body() { token }: ConfirmWaitDto, @Ip() ip: string): Promise<ConfirmedWaitDto> {
    return this.waits.confirm(token, ip);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Wait no longer',
    description: 'Ends one of the caller’s waits: no mail is sent for it any more.',
  })
  @ApiParam({ name: 'id', description: 'The wait’s id.', example: '66f0c1a2b3c4d5e6f7a8b9e0' })
  @ApiNoContentResponse({ description: 'The wait is over.' })
  @ApiErrors(401, {
    403: SELF_ERRORS[403],
    404: { meaning: 'The caller has no such wait.', message: errorMessage('wait.unknown') },
  })
  async endSizeWait(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.waits.end(id, user);
  }
}
