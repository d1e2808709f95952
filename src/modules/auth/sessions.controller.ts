import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, SELF_ERRORS, type AuthenticatedUser } from '../../common/access';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import { END_SESSION_ERRORS } from './dto/auth-errors';
import { SessionListDto } from './dto/sessions.dto';
import { SessionsService } from './sessions.service';

const OWN_ID = { name: 'id', description: 'The customer’s own id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };
const SESSION_ID = {
  name: 'sessionId',
  description: 'The sign-in’s id.',
  example: '66f0c1a2b3c4d5e6f7a8b9c3',
};

@ApiTags('Sign-in')
@Controller('v1/customers')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(':id/sessions')
  @ApiOperation({
    summary: 'List the devices on which I am signed in',
    description:
      'Only customers themselves see their sign-ins, the last used first. A person has at most 20: a ' +
      'further sign-in ends the oldest one. Each ends 90 days after its login, or 30 days after its last ' +
      'use.',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: SessionListDto, description: 'The sign-ins and their number.' })
  @ApiErrors(401, SELF_ERRORS)
  listSessions(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<SessionListDto> {
    return this.sessions.list(id, user);
  }

  @Delete(':id/sessions/:sessionId')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sign one of my devices out',
    description:
      'Ends the sign-in at once: its access token and refresh token become invalid. Ending the sign-in of ' +
      'this call signs out. A sign-in that has ended or belongs to another person is a 404.',
  })
  @ApiParam(OWN_ID)
  @ApiParam(SESSION_ID)
  @ApiNoContentResponse({ description: 'The sign-in has ended.' })
  @ApiErrors(401, END_SESSION_ERRORS)
  async endSession(
    @Param('id') id: string,
    @Param('sessionId') sessionId: string,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<void> {
    await this.sessions.endOne(id, user, sessionId);
  }
}
