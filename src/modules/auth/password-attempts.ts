import { Injectable, Logger } from '@nestjs/common';
import { TooManyAttemptsException } from '../../common/refusals/refusal';
import { DeviceCookies, type KnownDevice } from '../../rate-limits/device-cookie';
import { LIMITS, ofAllDevices } from '../../rate-limits/limits';
import { RateLimits, type CountedAttempt } from '../../rate-limits/rate-limits.service';
import type { Claimant, VerifiedAccount } from '../customers/accounts.service';
import type { Device } from './device';

/** The origin of an attempt. */
type Caller = Pick<Device, 'ip' | 'cookie'>;

/**
 * Checks passwords, and slows down guessing without locking an account (rule A8). Wrong passwords count for the
 * account and their origin together, so a stranger elsewhere does not affect the owner.
 */
@Injectable()
export class PasswordAttempts {
  private readonly logger = new Logger(PasswordAttempts.name);

  constructor(
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookies,
  ) {}

  /**
   * Checks the password of a sign-in. On a device with an earlier sign-in of the account, failures of others behind
   * the same IP address do not count.
   * @returns the account, or null when the password is wrong
   * @throws TooManyAttemptsException (429) while this caller must wait, before anything is hashed
   */
  async checkSignIn(claimant: Claimant, password: string, caller: Caller): Promise<VerifiedAccount | null> {
    const from = this.limits.addressKey(caller.ip);
    const pair = `${claimant.key} ${from}`;
    const device = this.deviceKey(claimant.key, caller);
    const account = await this.check(claimant, password, async () =>
      device ? this.countDevice(from, device) : this.countElsewhere(claimant.key, caller.ip, from, pair),
    );
    if (account && !device) await this.limits.remember(LIMITS.knownAddress, pair);
    return account;
  }

  /**
   * Checks the password that a signed-in person repeats. Failures count for this sign-in alone.
   * @returns the account, or null when the password is wrong
   * @throws TooManyAttemptsException (429) while this sign-in must wait
   */
  checkAgain(claimant: Claimant, password: string, sessionId: string): Promise<VerifiedAccount | null> {
    return this.check(claimant, password, async () => [
      await this.guess(`${claimant.key} session ${sessionId}`),
    ]);
  }

  /** Resets an account's failures for this origin, after its owner has proven their identity in another way. */
  async resetFailures(accountKey: string, caller: Caller): Promise<void> {
    const pair = `${accountKey} ${this.limits.addressKey(caller.ip)}`;
    const device = this.deviceKey(accountKey, caller);
    const places = device === null ? [pair] : [pair, device];
    await Promise.all(places.map((place) => this.limits.forgetGuesses(LIMITS.passwords, place)));
    const network = this.limits.networkKey(caller.ip);
    if (network !== null)
      await this.limits.forgetGuesses(LIMITS.passwordsOfNetwork, `${accountKey} ${network}`);
    await this.limits.remember(LIMITS.knownAddress, pair);
  }

  /** The `Set-Cookie` header by which a sign-in's device is recognised later. */
  cookieFor(accountKey: string, caller: Caller, sessionId: string): string {
    return this.devices.issue(accountKey, this.deviceOf(accountKey, caller), sessionId);
  }

  /** The key for the guesses of a device with an earlier sign-in of the account; null for another device. */
  deviceKey(accountKey: string, caller: Caller): string | null {
    const device = this.deviceOf(accountKey, caller);
    return device && `device ${device.id}`;
  }

  private deviceOf(accountKey: string, { cookie }: Caller): KnownDevice | null {
    const device = this.devices.read(cookie);
    return this.devices.isOf(device, accountKey) ? device : null;
  }

  private async check(
    claimant: Claimant,
    password: string,
    count: () => Promise<CountedAttempt[]>,
  ): Promise<VerifiedAccount | null> {
    let counted: CountedAttempt[] = [];
    const account = await claimant.checkPassword(password, async () => {
      counted = await count();
    });
    if (account) await Promise.all(counted.map((attempt) => attempt.giveBack()));
    else await this.watch(claimant);
    return account;
  }

  private guess(key: string): Promise<CountedAttempt> {
    return this.limits.guess(LIMITS.passwords, key);
  }

  /** A known device has its own limit, and all known devices of an IP address share another one. */
  private async countDevice(from: string, device: string): Promise<CountedAttempt[]> {
    const spread = await this.limits.take(ofAllDevices(LIMITS.wrongPasswords), from);
    try {
      return [spread, await this.guess(device)];
    } catch (error) {
      await spread.giveBack();
      throw error;
    }
  }

  /** Counts for the IP address over all accounts, for the account and the address, and for the account and the network. */
  private async countElsewhere(
    accountKey: string,
    ip: string,
    from: string,
    pair: string,
  ): Promise<CountedAttempt[]> {
    const spread = await this.countIp(from, pair);
    const network = this.limits.networkKey(ip);
    try {
      const guesses = [await this.guess(pair)];
      if (network !== null) {
        guesses.push(await this.limits.guess(LIMITS.passwordsOfNetwork, `${accountKey} ${network}`));
      }
      return [...spread, ...guesses];
    } catch (error) {
      await Promise.all(spread.map((attempt) => attempt.giveBack()));
      throw error;
    }
  }

  /** An IP address with too many failures still serves the accounts with an earlier sign-in from there. */
  private async countIp(from: string, pair: string): Promise<CountedAttempt[]> {
    try {
      return [await this.limits.take(LIMITS.wrongPasswords, from)];
    } catch (error) {
      const isKnown =
        error instanceof TooManyAttemptsException && (await this.limits.remembers(LIMITS.knownAddress, pair));
      if (isKnown) return [];
      throw error;
    }
  }

  /**
   * Guesses at one account from many addresses are not stopped, since an attacker could lock the account. They are
   * logged for staff.
   */
  private async watch({ key, accountId }: Claimant): Promise<void> {
    // Unknown names are counted too, so that both take equally long, but not logged: people type passwords there.
    if (await this.limits.isWithin(LIMITS.attackedAccount, key)) return;
    if ((await this.limits.isWithin(LIMITS.attackTold, key)) && accountId !== null) {
      this.logger.warn(`Many wrong passwords from many places for ${key} within an hour.`);
    }
  }
}
