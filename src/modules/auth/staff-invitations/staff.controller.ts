import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { NamedLanguage, type Language } from '../../../common/language';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { END_ACCESS_ERRORS, INVITE_ERRORS, WITHDRAW_ERRORS } from './dto/staff-errors';
import { InviteStaffDto, StaffInvitationDto, StaffListDto } from './dto/staff.dto';
import { StaffInvitationsService } from './staff-invitations.service';
import { StaffService } from './staff.service';

@ApiTags('Staff')
@Controller('v1/staff')
@Roles('manager')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly invitations: StaffInvitationsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the staff (manager)',
    description:
      'For managers: everyone with the role `admin` or `manager`, with their last sign-in, and the open invitations.',
  })
  @ApiOkResponse({ type: StaffListDto, description: 'The staff and the open invitations.' })
  @ApiErrors(401, 403)
  listStaff(): Promise<StaffListDto> {
    return this.staff.list();
  }

  @Post('invitations')
  @ApiOperation({
    summary: 'Invite a person to the staff (manager)',
    description:
      'For managers. Sends a link to the address, valid once within 7 days; whoever follows it becomes an `admin`. Another invitation to the same address replaces the earlier one, whose link becomes invalid. The role `manager` cannot be given. At most 30 invitations an hour, and five links an hour to one address: 429 with `Retry-After`.',
  })
  @ApiCreatedResponse({ type: StaffInvitationDto, description: 'The invitation, which is sent.' })
  @ApiErrors(401, 403, INVITE_ERRORS, 429)
  inviteStaff(
    @Body() { email }: InviteStaffDto,
    @CurrentUser() user: AuthenticatedUser,
    @NamedLanguage() language: Language | null,
  ): Promise<StaffInvitationDto> {
    return this.invitations.invite(email, user, language);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Withdraw an invitation (manager)',
    description: 'For managers. The link of the invitation becomes invalid.',
  })
  @ApiParam({ name: 'id', description: 'The invitation’s id.', example: '66f0c1a2b3c4d5e6f7a8b9f1' })
  @ApiNoContentResponse({ description: 'The invitation is withdrawn.' })
  @ApiErrors(401, 403, WITHDRAW_ERRORS)
  async withdrawInvitation(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.invitations.withdraw(id, user);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'End a person’s access to the back-office (manager)',
    description:
      'For managers. The admin becomes a client and is signed out everywhere at once; the account with its orders stays. A manager’s access cannot be ended (403).',
  })
  @ApiParam({ name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiNoContentResponse({ description: 'The access has ended.' })
  @ApiErrors(401, END_ACCESS_ERRORS)
  async endStaffAccess(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.staff.endAccess(id, user);
  }
}
