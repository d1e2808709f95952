import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../access/public.decorator';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { ACCEPT_ERRORS, CHECK_INVITATION_ERRORS } from './dto/staff-errors';
import { AcceptInvitationDto, InvitationLinkDto, InviteeDto } from './dto/staff.dto';
import { StaffInvitationsService } from './staff-invitations.service';

@ApiTags('Staff')
@Controller('v1/staff/invitations')
@Public()
export class StaffJoiningController {
  constructor(private readonly invitations: StaffInvitationsService) {}

  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Check an invitation’s link',
    description:
      'Tells a page whom the link invites and whether they have an account, before anything is entered. The link is not used up. A link that was used, withdrawn or replaced, or is older than 7 days, is a 400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.',
  })
  @ApiOkResponse({ type: InviteeDto, description: 'The link is valid.' })
  @ApiErrors(CHECK_INVITATION_ERRORS, 429)
  checkInvitation(@Body() { token }: InvitationLinkDto, @Ip() ip: string): Promise<InviteeDto> {
    return this.invitations.check(token, ip);
  }

  @Post('accept')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Join the staff with a link',
    description:
      'Uses the link up. Without an account of the invited address one is opened with the role `admin`, by name, phone number and password under the rules of the sign-up; invalid values leave the link valid. An account of the address, which must be confirmed, becomes an admin’s: password, orders and sign-ins stay, and only `token` is read.',
  })
  @ApiNoContentResponse({ description: 'The person is an admin: they sign in with their password.' })
  @ApiErrors(ACCEPT_ERRORS, 429)
  async acceptInvitation(
    @Body() { token, ...details }: AcceptInvitationDto,
    @Ip() ip: string,
  ): Promise<void> {
    await this.invitations.accept(token, details, ip);
  }
}
