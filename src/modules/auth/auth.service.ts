import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Semaphore } from 'async-mutex';
import { availableParallelism } from 'node:os';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { newId } from '../../common/new-id';
import { RateLimiter } from '../../common/rate-limit/rate-limiter';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { AccountsService, type Account, type ProvenAccount } from '../customers/accounts.service';
import { isAccessTokenPayload, type AccessTokenPayload } from './access-token';
import type { TokensDto } from './dto/tokens.dto';
import { LOGIN_BY_ADDRESS, LOGIN_BY_IDENTITY } from './limits';
import {
  createRefreshToken,
  formatRefreshToken,
  hashToken,
  isSameHash,
  nextRefreshToken,
  parseRefreshToken,
  refreshKeyOf,
  type RefreshToken,
} from './refresh-token';
import type { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';

const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** For how long after its exchange a refresh token is still taken, from another tab. */
const GRACE_MS = 10_000;

const WRONG_LOGIN = 'The user name or the password is not correct.';
const SIGNED_OUT = 'Your sign-in has ended. Please sign in again.';

/** Signing in, staying signed in, signing out. */
@Injectable()
export class AuthService {
  /**
   * As many logins are looked at together as can be hashed together. The others wait before they are
   * counted, so that only failures count against the limits and never a crowd that signs in at once.
   */
  private readonly gate = new Semaphore(availableParallelism());
  private readonly refreshKey: Buffer;

  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsRepository,
    private readonly transactions: TransactionRunner,
    private readonly jwt: JwtService,
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.refreshKey = refreshKeyOf(config.jwtSecret);
  }

  /**
   * Begins a sign-in.
   * @param identity username, e-mail address or phone number
   * @param address where the request comes from, for the limit
   * @throws UnauthorizedException, the same for an unknown identity and a wrong password
   * @throws TooManyAttemptsException (429) after too many failures, before anything is hashed
   */
  async login(identity: string, password: string, address: string): Promise<TokensDto> {
    const account = await this.gate.runExclusive(() => this.check(identity, password, address));
    const sessionId = newId();
    const token = createRefreshToken(sessionId);
    await this.transactions.run((manager) => this.begin(account, token, manager));
    return this.tokens(account, token);
  }

  /**
   * Exchanges a refresh token for the next pair (contract §4).
   * @throws UnauthorizedException for a token that is unknown, has run out, or belongs to a sign-in that has
   *   ended; a spent one also ends its sign-in
   */
  async refresh(text: string): Promise<TokensDto> {
    const token = parseRefreshToken(text);
    const session = token && (await this.sessions.find(token.sessionId));
    if (!token || !session || !isSameHash(session.familyHash, hashToken(token.family)) || !isLive(session)) {
      throw new UnauthorizedException(SIGNED_OUT);
    }
    const account = await this.accounts.findAccount(session.customerId);
    const next = nextRefreshToken(token, this.refreshKey);
    const isExchanged =
      account && (await this.transactions.run((manager) => this.exchange(token, next, manager)));
    if (!isExchanged) throw new UnauthorizedException(SIGNED_OUT);
    return this.tokens(account, next);
  }

  /**
   * Ends the sign-in of a bearer token, also of one that has run out; ending it again changes nothing.
   * @param authorization the request's Authorization header
   * @throws UnauthorizedException when it holds no token of this shop
   */
  async logout(authorization: string | undefined): Promise<void> {
    const [, accessToken] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    const payload = accessToken && (await this.verify(accessToken));
    if (!payload) throw new UnauthorizedException('Please sign in to continue.');
    await this.transactions.run(async (manager) => {
      const session = await this.sessions.find(payload.sessionId, manager);
      if (session && !session.endedAt) await this.end(session, manager);
    });
  }

  /** Who a verified access token stands for now; null when it names no sign-in, or one that is no more. */
  async authenticate(payload: unknown): Promise<AuthenticatedUser | null> {
    if (!isAccessTokenPayload(payload)) return null;
    const { sessionId, userId } = payload;
    const caller = await this.sessions.findCaller(sessionId);
    if (!caller || caller.customerId !== userId || !isLive(caller)) return null;
    const { role, lastName, firstName, email, phone, address } = caller;
    return { _id: userId, role, sessionId, profile: { lastName, firstName, email, phone, address } };
  }

  private async check(identity: string, password: string, address: string): Promise<ProvenAccount> {
    const claimant = await this.accounts.findClaimant(identity);
    const attempt = this.limiter.take([
      { rule: LOGIN_BY_IDENTITY, key: claimant.key },
      { rule: LOGIN_BY_ADDRESS, key: address },
    ]);
    const account = await claimant.checkPassword(password);
    if (!account) throw new UnauthorizedException(WRONG_LOGIN);
    attempt.giveBack();
    return account;
  }

  private async begin(account: ProvenAccount, token: RefreshToken, manager: EntityManager): Promise<void> {
    const now = new Date();
    const customerId = account.id;
    const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFETIME_MS);
    // Written first: the session's foreign key takes a shared lock on this row, and two logins of one customer
    // would then each wait for the other's. It also tells of a password that was changed since it was checked.
    const isStillRight = await this.accounts.beginActivity(account, expiresAt, manager);
    if (!isStillRight) throw new UnauthorizedException(WRONG_LOGIN);
    await this.sessions.deleteExpired(customerId, now, manager);
    await this.sessions.insert(
      {
        id: token.sessionId,
        customerId,
        familyHash: hashToken(token.family),
        refreshHash: hashToken(formatRefreshToken(token)),
        previousHash: null,
        rotatedAt: null,
        createdAt: now,
        expiresAt,
        endedAt: null,
      },
      manager,
    );
  }

  /** True when the token was exchanged, now or by another tab a moment ago; else its sign-in is ended. */
  private async exchange(token: RefreshToken, next: RefreshToken, manager: EntityManager): Promise<boolean> {
    const now = new Date();
    const hash = hashToken(formatRefreshToken(token));
    const nextHash = hashToken(formatRefreshToken(next));
    const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFETIME_MS);
    const dates = { rotatedAt: now, expiresAt };
    if (await this.sessions.rotate(token.sessionId, hash, nextHash, dates, manager)) {
      const session = await this.sessions.find(token.sessionId, manager);
      if (session) await this.accounts.setActiveUntil(session.customerId, expiresAt, manager);
      return true;
    }
    const session = await this.sessions.find(token.sessionId, manager);
    if (!session || session.endedAt) return false;
    if (isInGrace(session, hash, nextHash, now)) return true;
    await this.end(session, manager);
    return false;
  }

  private async end(session: Session, manager: EntityManager): Promise<void> {
    const now = new Date();
    await this.sessions.end(session.id, now, manager);
    const activeUntil = await this.sessions.findActiveUntil(session.customerId, now, manager);
    await this.accounts.setActiveUntil(session.customerId, activeUntil, manager);
  }

  private async tokens({ id, role }: Account, token: RefreshToken): Promise<TokensDto> {
    const payload: AccessTokenPayload = { userId: id, role, sessionId: token.sessionId };
    return { token: await this.jwt.signAsync(payload), refreshToken: formatRefreshToken(token) };
  }

  private async verify(accessToken: string): Promise<AccessTokenPayload | null> {
    const payload: unknown = await this.jwt
      .verifyAsync<object>(accessToken, { ignoreExpiration: true })
      .catch(() => null);
    return isAccessTokenPayload(payload) ? payload : null;
  }
}

function isLive(session: { endedAt: unknown; expiresAt: Date }, now: Date = new Date()): boolean {
  return session.endedAt === null && session.expiresAt > now;
}

function isInGrace(session: Session, hash: string, nextHash: string, now: Date): boolean {
  const { previousHash, refreshHash, rotatedAt } = session;
  if (previousHash === null || rotatedAt === null) return false;
  const isRecent = now.getTime() - rotatedAt.getTime() <= GRACE_MS;
  return isRecent && isSameHash(previousHash, hash) && isSameHash(refreshHash, nextHash);
}
