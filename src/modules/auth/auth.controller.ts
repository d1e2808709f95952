import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, Unguarded } from '../../common/auth/public.decorator';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import { AuthService } from './auth.service';
import { LOGIN_ERRORS, LOGOUT_ERRORS, REFRESH_ERRORS } from './dto/auth-errors';
import { LoginDto } from './dto/login.dto';
import { RefreshTokenDto, TokensDto } from './dto/tokens.dto';

@ApiTags('Sign-in')
@Controller('v1/customers')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'With a username, an e-mail address or a phone number. Whether the name or the password is wrong is ' +
      'not told. Failed attempts are limited for each name and for each address they come from: 429 with ' +
      '`Retry-After`. Put the `token` into Authorize to try the other calls.',
  })
  @ApiOkResponse({ type: TokensDto, description: 'The two tokens.' })
  @ApiErrors(LOGIN_ERRORS, 429)
  async login(@Body() body: LoginDto, @Ip() address: string): Promise<TokensDto> {
    return this.auth.login(body.username, body.password, address);
  }

  @Post('logout')
  @Unguarded()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sign out',
    description:
      'Ends the sign-in that the access token belongs to: its tokens are good for nothing from now on. ' +
      'Signing out again, or with a token that has run out, answers the same.',
  })
  @ApiNoContentResponse({ description: 'The sign-in has ended.' })
  @ApiErrors(LOGOUT_ERRORS)
  async logout(@Req() request: FastifyRequest): Promise<void> {
    await this.auth.logout(request.headers.authorization);
  }

  @Post('refresh-token')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Exchange the refresh token for new tokens',
    description:
      'A refresh token is good for one use and 30 days. Tabs that use the same one within ten seconds get ' +
      'the same new one; using a spent token later ends the whole sign-in.',
  })
  @ApiOkResponse({ type: TokensDto, description: 'The two new tokens.' })
  @ApiErrors(REFRESH_ERRORS)
  async refreshToken(@Body() body: RefreshTokenDto): Promise<TokensDto> {
    return this.auth.refresh(body.refreshToken);
  }
}
