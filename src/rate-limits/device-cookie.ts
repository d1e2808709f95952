import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '../common/derive-key';
import { Config } from '../config/config';

const NAME = 'device';
/** As long as a sign-in may last; every exchange of its tokens begins the time anew. */
const LIFETIME_SECONDS = 90 * 24 * 3600;
const ID_LENGTH = 22;
const VALUE = /(?:^|; ?)device=([\w-]{22})\.([\w-]{43})\.(\d{10})\.([\w-]{43})(?:;|$)/;

/** A browser in which an account has signed in before. */
export interface KnownDevice {
  readonly id: string;
  /** Stands for the account, without telling which. */
  readonly owner: string;
}

/**
 * The signed cookie by which a device is known again. It is no sign-in: it only keeps strangers' wrong
 * passwords from counting against its owner.
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
   * The `Set-Cookie` of a device in which an account is signed in.
   * @param known the device as it was before: it keeps its id, and what is counted under it
   * @param sessionId the sign-in. It makes one device at most, or a stolen one would make as many to guess from as
   *   it exchanges tokens
   */
  issue(account: string, known: KnownDevice | null, sessionId: string): string {
    const [key] = this.keys;
    const id = known?.id ?? sign(`session ${sessionId}`, key).slice(0, ID_LENGTH);
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const signed = `${id}.${ownerOf(account, key)}.${expires}`;
    return `${NAME}=${signed}.${sign(signed, key)}; ${this.attributes}`;
  }

  /** The device of a request's `Cookie` header; null without one that this shop has signed and that is still good. */
  read(header: string | undefined): KnownDevice | null {
    const [, id, owner, expires, signature] = VALUE.exec(header?.slice(0, 4096) ?? '') ?? [];
    if (!id || !owner || !expires || !signature || Number(expires) * 1000 < Date.now()) return null;
    const isSigned = this.keys.some((key) =>
      timingSafeEqual(Buffer.from(sign(`${id}.${owner}.${expires}`, key)), Buffer.from(signature)),
    );
    return isSigned ? { id, owner } : null;
  }

  /** Whether the account has signed in on the device. */
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
