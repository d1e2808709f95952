import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { deriveKeys } from '../../common/derive-key';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import {
  AccountsService,
  accountKey,
  type Account,
  type VerifiedAccount,
} from '../customers/accounts.service';
import { toColumns, type Device } from './device';
import type { LoginDto, TokensDto } from './dto/auth.dto';
import { isAccessTokenPayload, isLive, type AccessTokenPayload } from './jwt.strategy';
import { PasswordAttempts } from './password-attempts';
import {
  createRefreshToken,
  formatRefreshToken,
  hashToken,
  isSameHash,
  nextRefreshToken,
  parseRefreshToken,
  type RefreshToken,
} from './refresh-token';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import type { Session } from './session.entity';
import { SessionsRepository, type RotatedValues } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInNotices } from './sign-in-notices';

const DAY_MS = 24 * 3_600_000;
const REFRESH_TOKEN_LIFETIME_MS = 30 * DAY_MS;

/** The longest lifetime of a sign-in, however often its tokens are refreshed (rule A7). */
const SESSION_LIFETIME_MS = 90 * DAY_MS;

/** How long a spent refresh token is still accepted, for another tab (rule A5). */
const GRACE_MS = 10_000;

/** The tokens of a sign-in, from its start and from each refresh. */
export interface SignedIn {
  tokens: TokensDto;
  /** The `Set-Cookie` header by which the device is recognised later. */
  deviceCookie: string;
}

/** Signing in, staying signed in, signing out. */
@Injectable()
export class AuthService {
  private readonly refreshKeys: readonly Buffer[];

  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsRepository,
    private readonly signIns: SessionsService,
    private readonly transactions: TransactionRunner,
    private readonly jwt: JwtService,
    private readonly attempts: PasswordAttempts,
    private readonly codes: SecondFactorCodes,
    private readonly notices: SignInNotices,
    private readonly trail: AuditTrail,
    config: Config,
  ) {
    this.refreshKeys = deriveKeys(config, 'refresh-token');
  }

  /**
   * Starts a sign-in.
   * @param device the request's origin, for the limit and for the list of sign-ins
   * @throws Refusal (401), the same one for an unknown identity and a wrong password (rule A2); with a `code`
   * when only the second factor is missing or wrong
   * @throws TooManyAttemptsException (429) after too many failures, before anything is hashed
   */
  async login(credentials: LoginDto, device: Device): Promise<SignedIn> {
    const account = await this.check(credentials, device);
    const { code } = credentials;
    if (account.hasSecondFactor && code === undefined) throw httpError(401, 'second-factor-required');
    const token = createRefreshToken(newId());
    await this.notices.offer(account, device, (notice) => {
      const begin = (): Promise<void> =>
        this.transactions.run(async (manager) => {
          await this.begin(account, code, token, device, manager);
          await notice(manager);
        });
      return account.hasSecondFactor ? this.codes.atSignIn(account.id, device, begin) : begin();
    });
    return this.answer(account, token, device);
  }

  /**
   * Exchanges a refresh token for the next pair (rule A4). The device counts as known for another 90 days.
   * @throws Refusal (401) for a token that is unknown or expired, or whose sign-in has ended; a spent one
   * also ends its sign-in (rule A5)
   */
  async refresh(text: string, device: Device): Promise<SignedIn> {
    const token = parseRefreshToken(text);
    const session = token && (await this.sessions.find(token.sessionId));
    if (!token || !session || !isSameHash(session.familyHash, hashToken(token.family)) || !isLive(session)) {
      throw httpError(401, 'session.ended');
    }
    const now = new Date();
    const values = { rotatedAt: now, expiresAt: expiryOf(session.createdAt, now), ...toColumns(device) };
    // A sign-in from before this limit existed may exceed it.
    if (values.expiresAt <= now) throw httpError(401, 'session.ended');
    const account = await this.accounts.findAccount(session.customerId);
    const candidates = this.refreshKeys.map((key) => nextRefreshToken(token, key));
    const next =
      account &&
      (await this.transactions.run((manager) => this.exchange(token, candidates, values, manager)));
    if (!next) throw httpError(401, 'session.ended');
    return this.answer(account, next, device);
  }

  /**
   * Ends the sign-in of a bearer token, also of an expired one; ending it again changes nothing.
   * @param authorization the request's Authorization header
   * @throws Refusal (401) when it holds no token of this shop
   */
  async logout(authorization: string | undefined): Promise<void> {
    const [, accessToken] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    const payload = accessToken && (await this.verify(accessToken));
    if (!payload) throw httpError(401, 'sign-in.required');
    await this.transactions.run(async (manager) => {
      const session = await this.sessions.find(payload.sessionId, manager);
      if (session && !session.endedAt) await this.signIns.end(session, manager);
    });
  }

  /** Checks the credentials of a sign-in. The audit trail records refusals. */
  private async check({ username, password }: LoginDto, device: Device): Promise<VerifiedAccount> {
    const claimant = await this.accounts.findClaimant(username);
    const by = { _id: null, ip: device.ip };
    const wrong = httpError(401, 'sign-in.wrong');
    return this.trail.watch(
      { kind: 'account-sign-in', subjectId: claimant.accountId, by, wrong },
      async () => {
        const account = await this.attempts.checkSignIn(claimant, password, device);
        if (!account) throw wrong;
        return account;
      },
    );
  }

  private async begin(
    account: VerifiedAccount,
    code: string | undefined,
    token: RefreshToken,
    device: Device,
    manager: EntityManager,
  ): Promise<void> {
    const now = new Date();
    const customerId = account.id;
    const expiresAt = expiryOf(now, now);
    // Written first: the session's foreign key takes a shared lock on this row, and two logins of one customer would
    // deadlock. It also detects a password that was changed since the check.
    const isStillRight = await this.accounts.beginActivity(
      account,
      { activeUntil: expiresAt, language: device.language },
      manager,
    );
    if (!isStillRight) throw httpError(401, 'sign-in.wrong');
    if (account.hasSecondFactor) await this.codes.spend(customerId, code ?? '', manager);
    await this.signIns.makeRoom(customerId, manager);
    await this.sessions.insert(
      {
        id: token.sessionId,
        customerId,
        ...toColumns(device),
        familyHash: hashToken(token.family),
        refreshHash: hashOf(token),
        previousHash: null,
        rotatedAt: null,
        createdAt: now,
        expiresAt,
        endedAt: null,
      },
      manager,
    );
  }

  /**
   * Exchanges the token for the first candidate, or finds the one that another tab got for it a moment ago.
   * @returns undefined when it was neither, which ends its sign-in
   */
  private async exchange(
    token: RefreshToken,
    candidates: RefreshToken[],
    values: RotatedValues,
    manager: EntityManager,
  ): Promise<RefreshToken | undefined> {
    const [hash, nextHash] = [token, candidates[0]!].map(hashOf) as [string, string];
    const isRotated = await this.sessions.rotate(token.sessionId, hash, nextHash, values, manager);
    const session = await this.sessions.find(token.sessionId, manager);
    if (isRotated) {
      if (session) await this.signIns.updateActivity(session.customerId, manager);
      return candidates[0];
    }
    if (!session || session.endedAt) return undefined;
    const given = candidates.find((next) => isInGrace(session, hash, hashOf(next), new Date()));
    if (!given) await this.signIns.end(session, manager);
    return given;
  }

  private async answer({ id, role }: Account, token: RefreshToken, device: Device): Promise<SignedIn> {
    const { sessionId } = token;
    const payload: AccessTokenPayload = { userId: id, role, sessionId };
    return {
      tokens: { token: await this.jwt.signAsync(payload), refreshToken: formatRefreshToken(token) },
      deviceCookie: this.attempts.cookieFor(accountKey(id), device, sessionId),
    };
  }

  private async verify(accessToken: string): Promise<AccessTokenPayload | null> {
    const payload: unknown = await this.jwt
      .verifyAsync<object>(accessToken, { ignoreExpiration: true })
      .catch(() => null);
    return isAccessTokenPayload(payload) ? payload : null;
  }
}

function hashOf(token: RefreshToken): string {
  return hashToken(formatRefreshToken(token));
}

/** When a sign-in that is used now expires: the date slides, up to the longest lifetime. */
function expiryOf(createdAt: Date, now: Date): Date {
  const end = createdAt.getTime() + SESSION_LIFETIME_MS;
  return new Date(Math.min(now.getTime() + REFRESH_TOKEN_LIFETIME_MS, end));
}

function isInGrace(session: Session, hash: string, nextHash: string, now: Date): boolean {
  const { previousHash, refreshHash, rotatedAt } = session;
  if (previousHash === null || rotatedAt === null) return false;
  const isRecent = now.getTime() - rotatedAt.getTime() <= GRACE_MS;
  return isRecent && isSameHash(previousHash, hash) && isSameHash(refreshHash, nextHash);
}
