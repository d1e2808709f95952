import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '../common/derive-key';
import { Config } from '../config/config';

const NAME = 'device';
/** The longest sign-in; every token exchange renews the cookie. */
const LIFETIME_SECONDS = 90 * 24 * 3600;
const ID_LENGTH = 22;
const VALUE = /(?:^|; ?)device=([\w-]{22})\.([\w-]{43})\.(\d{10})\.([\w-]{43})(?:;|$)/;

/** A browser in which an account has signed in before. */
export interface KnownDevice {
  readonly id: string;
  /** An opaque id of the account. */
  readonly owner: string;
}

/**
 * The signed cookie that recognises a device. It is no sign-in: it only keeps strangers' wrong passwords from
 * counting against the account's owner.
 */
@Injectable()
export class DeviceCookies {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly attributes: string;

  constructor(config: Config) {
    this.keys = deriveKeys(config, 'device-cookie');
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/v1/customers; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  }

  /**
   * The `Set-Cookie` header for a device in which an account signed in.
   * @param known the device as read before; it keeps its id and its counts
   * @param sessionId the sign-in. Each creates at most one device, so that a stolen one cannot create new
   * devices to guess from by exchanging tokens
   */
  issue(account: string, known: KnownDevice | null, sessionId: string): string {
    const [key] = this.keys;
    const id = known?.id ?? sign(`session ${sessionId}`, key).slice(0, ID_LENGTH);
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const signed = `${id}.${ownerOf(account, key)}.${expires}`;
    return `${NAME}=${signed}.${sign(signed, key)}; ${this.attributes}`;
  }

  /** The device of a request's `Cookie` header; null without a valid cookie signed by this shop. */
  read(header: string | undefined): KnownDevice | null {
    const [, id, owner, expires, signature] = VALUE.exec(header?.slice(0, 4096) ?? '') ?? [];
    if (!id || !owner || !expires || !signature || Number(expires) * 1000 < Date.now()) return null;
    const isSigned = this.keys.some((key) =>
      timingSafeEqual(Buffer.from(sign(`${id}.${owner}.${expires}`, key)), Buffer.from(signature)),
    );
    return isSigned ? { id, owner } : null;
  }

  /** Whether the account has signed in on this device. */
  isOf(device: KnownDevice | null, account: string): device is KnownDevice {
    return device !== null && this.keys.some((key) => device.owner === ownerOf(account, key));
  }
}

function ownerOf(account: string, key: Buffer): string {
  return sign(`owner ${account}`, key);
}

function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
