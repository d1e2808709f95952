import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { type InBoth, type Language, namedLanguage } from '../../common/language';

/** What a request reveals about its origin. */
export interface Device {
  ip: string;
  userAgent: string | undefined;
  /** The request's `Cookie` header, which recognises a device with an earlier sign-in. */
  cookie: string | undefined;
  /** The language that the request names. */
  language: Language | null;
}

/** A controller's parameter with the calling {@link Device}. */
export const CallingDevice = createParamDecorator((_data: unknown, context: ExecutionContext): Device => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const language = namedLanguage(headers['accept-language']);
  return { ip, userAgent: headers['user-agent'], cookie: headers.cookie, language };
});

/** The stored length of a User-Agent; real ones are shorter. */
const MAX_USER_AGENT_LENGTH = 300;
const UNKNOWN: InBoth = { en: 'Unknown device', vi: 'Thiết bị lạ' };
const ON: InBoth = { en: ' on ', vi: ' trên ' };

/** A device as a sign-in stores it. */
export function toColumns({ ip, userAgent }: Pick<Device, 'ip' | 'userAgent'>): {
  address: string;
  userAgent: string | null;
} {
  return { address: ip.slice(0, 45), userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null };
}

/** A device in words, such as 'Chrome on Windows'. */
export function describeDevice(userAgent: string | null, language: Language): string {
  if (!userAgent) return UNKNOWN[language];
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const names = [browser.name, os.name].filter(isName);
  return names.length === 0 ? UNKNOWN[language] : names.join(ON[language]);
}

/** Only plausible names are shown, since a client can send any User-Agent. */
function isName(name: string | undefined): name is string {
  return /^[\w .+-]{1,40}$/.test(name ?? '');
}
