import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../../access/current-user.decorator';
import { Public, Unguarded } from '../../access/public.decorator';
import { SELF_ERRORS } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { NamedLanguage, type Language } from '../../common/language';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { AuthService, type SignedIn } from './auth.service';
import { CallingDevice, type Device } from './device';
import { END_SESSION_ERRORS, LOGIN_ERRORS, LOGOUT_ERRORS, REFRESH_ERRORS } from './dto/auth-errors';
import { LoginDto, RefreshTokenDto, TokensDto } from './dto/auth.dto';
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
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('login')
  @Public()
  @Limited(LIMITS.login)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'With a username, an e-mail address or a phone number. The answer does not reveal whether the name or ' +
      'the password is wrong. An account with two-step sign-in also needs a `code`: without one the right ' +
      'password is a 401 with the code `second-factor-required`, with a wrong or used one ' +
      '`second-factor-wrong`. After five wrong passwords for an account from one address, further attempts are delayed, longer each time (429 with `Retry-After`); the same applies to wrong codes. A device with ' +
      'an earlier sign-in, recognised by a cookie, is counted separately. Put the `token` into Authorize to ' +
      'try the other calls.',
  })
  @ApiOkResponse({ type: TokensDto, description: 'The two tokens.' })
  @ApiErrors(LOGIN_ERRORS)
  async login(
    @Body() body: LoginDto,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensDto> {
    return answer(await this.auth.login(body, device), reply);
  }

  @Post('logout')
  @Unguarded()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sign out',
    description:
      'Ends the sign-in of the access token; its tokens become invalid. Signing out again, or with an ' +
      'expired token, gives the same answer.',
  })
  @ApiNoContentResponse({ description: 'The sign-in has ended.' })
  @ApiErrors(LOGOUT_ERRORS)
  async logout(@Req() request: FastifyRequest): Promise<void> {
    await this.auth.logout(request.headers.authorization);
  }

  @Post('refresh-token')
  @Public()
  @Limited(LIMITS.refreshToken)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Exchange the refresh token for new tokens',
    description:
      'A refresh token is valid for one use and 30 days, and at most until 90 days after the login. Tabs ' +
      'that use the same token within ten seconds get the same new one; using a spent token later ends the ' +
      'whole sign-in. The cookie that recognises the device is renewed.',
  })
  @ApiOkResponse({ type: TokensDto, description: 'The two new tokens.' })
  @ApiErrors(REFRESH_ERRORS)
  async refreshToken(
    @Body() body: RefreshTokenDto,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensDto> {
    return answer(await this.auth.refresh(body.refreshToken, device), reply);
  }

  @Get(':id/sessions')
  @ApiOperation({
    summary: 'List the devices on which I am signed in',
    description:
      'Only for the account’s owner; sorted by last use, newest first. An account has at most 20 sign-ins: a further one ends the oldest. A sign-in expires 90 days after the login, or 30 days after its last use.',
  })
  @ApiParam(OWN_ID)
  @ApiOkResponse({ type: SessionListDto, description: 'The sign-ins and their number.' })
  @ApiErrors(401, SELF_ERRORS)
  listSessions(
    @Param('id') id: string,
    @CurrentUser() user: AuthenticatedUser,
    @NamedLanguage() language: Language | null,
  ): Promise<SessionListDto> {
    return this.sessions.list(id, user, language);
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

function answer({ tokens, deviceCookie }: SignedIn, reply: FastifyReply): TokensDto {
  void reply.header('set-cookie', deviceCookie);
  return tokens;
}
