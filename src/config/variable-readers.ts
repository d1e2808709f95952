import { IANAZone } from 'luxon';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type {
  BankConfig,
  Config,
  DatabaseConfig,
  FirstManagerConfig,
  MailFromConfig,
  S3Config,
  TracingConfig,
} from './config';
import { isEmail } from './email';
import type { EnvironmentReader } from './environment-reader';
import { isPublishedPassword } from './published-password';

const OPENAI_URL = 'https://api.openai.com/v1';

/** A fictitious account, for the demo only. */
const DEMO_BANK: BankConfig = { bin: '999999', account: '0000000000', accountName: 'DEMO SNEAKER SHOP' };

export function readHost(reader: EnvironmentReader): string {
  const isValid = (value: string) => /^[\w.:-]+$/.test(value);
  const should = 'must be a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0';
  const host = reader.valid('HOST', isValid, should) ?? '127.0.0.1';
  if (URL.canParse(originOf(host, 80))) return host;
  reader.fail('HOST', `must be an address of this machine, but ${host} is not`);
  return '127.0.0.1';
}

export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export function readMetricsPort(reader: EnvironmentReader, port: number): number | undefined {
  if (reader.text('METRICS_PORT') === undefined) return undefined;
  const metricsPort = reader.integer('METRICS_PORT', 0, 65_535, 0);
  if (metricsPort === port && port !== 0)
    reader.fail('METRICS_PORT', `must differ from PORT, which is ${port}`);
  return metricsPort;
}

/** Configured rather than taken from a request's Host header, which any caller can choose. */
export function readPublicUrl(reader: EnvironmentReader, host: string, port: number): string {
  const isOrigin = (value: string) =>
    /^https?:\/\//i.test(value) && URL.canParse(value) && /^[^/]*\/\/[^/?#@]+\/?$/.test(value);
  const should = 'must be the address people open, without a path, such as https://shop.example';
  const value = reader.valid('PUBLIC_URL', isOrigin, should);
  if (value) return new URL(value).origin;
  return originOf(['0.0.0.0', '::'].includes(host) ? 'localhost' : host, port);
}

export function readDatabase(reader: EnvironmentReader, dataDir: string): DatabaseConfig {
  const isDatabase = ({ pathname, search, hash }: URL) =>
    /^\/[^/]+$/.test(pathname) && search === '' && hash === '';
  const address = like('mysql://user:password@host:3306/name');
  const should = `${address}, without anything after the name, or unset for the embedded database`;
  const value = reader.url('DATABASE_URL', ['mysql:', 'mariadb:'], should, isDatabase);
  if (value === undefined) return { kind: 'sqlite', file: join(dataDir, 'shop.sqlite') };
  const { hostname, port, username, password, pathname } = new URL(value);
  return {
    kind: 'server',
    host: decodeURIComponent(hostname.replace(/^\[|\]$/g, '')),
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    name: decodeURIComponent(pathname.slice(1)),
  };
}

export function readRedis(reader: EnvironmentReader): string | undefined {
  const isRedis = ({ pathname }: URL) => /^(?:\/\d*)?$/.test(pathname);
  const should = `${like('redis://:password@host:6379')}, after which a database’s number may stand, such as /1`;
  return reader.url('REDIS_URL', ['redis:', 'rediss:'], should, isRedis);
}

export function readS3(reader: EnvironmentReader): S3Config | undefined {
  const isBucket = ({ pathname, username, password, searchParams, hash }: URL) =>
    /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname) &&
    username !== '' &&
    password !== '' &&
    hash === '' &&
    [...searchParams.keys()].every((name) => name === 'region') &&
    /^[a-z0-9-]*$/.test(searchParams.get('region') ?? '');
  const should = like('https://key:secret@host/bucket?region=eu-central-1');
  const value = reader.url('S3_URL', ['http:', 'https:'], should, isBucket);
  if (value === undefined) return undefined;
  const { origin, username, password, pathname, searchParams } = new URL(value);
  return {
    endpoint: origin,
    region: searchParams.get('region') || 'us-east-1',
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** OpenTelemetry's own names, so that an operator who knows it need not look them up. */
export function readTracing(reader: EnvironmentReader): TracingConfig | undefined {
  const should = 'must be an address like http://collector:4318, without a user name, password or query';
  const endpoint = reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], should, isBare);
  const isShare = (text: string) => /^(?:0|1|0?\.\d+|1\.0+)$/.test(text);
  const share = reader.valid('OTEL_TRACES_SAMPLER_ARG', isShare, 'must be a share from 0 to 1, such as 0.1');
  const serviceName = reader.text('OTEL_SERVICE_NAME') ?? 'sneaker-shop';
  if (endpoint === undefined) return undefined;
  return { endpoint: endpoint.replace(/\/$/, ''), serviceName, share: Number(share ?? 1) };
}

function like(example: string): string {
  return `must be an address like ${example}, where a % is written %25`;
}

export function readSmtpUrl(reader: EnvironmentReader): string | undefined {
  return reader.url('SMTP_URL', ['smtp:', 'smtps:'], like('smtp://user:password@host:587'));
}

/** `an@shop.example` or `An <an@shop.example>`. */
export function readMailFrom(reader: EnvironmentReader): MailFromConfig | undefined {
  const parse = (text: string): MailFromConfig => {
    const at = text.endsWith('>') ? text.lastIndexOf('<') : -1;
    if (at < 0) return { name: undefined, address: text };
    return { name: text.slice(0, at).trim() || undefined, address: text.slice(at + 1, -1) };
  };
  const should = 'must be an e-mail address, or a name and one: Shop <shop@example.com>';
  const isSender = (text: string): boolean =>
    isEmail(parse(text).address) && !/[\p{Cc}"<>]/u.test(parse(text).name ?? '');
  const value = reader.valid('MAIL_FROM', isSender, should);
  return value === undefined ? undefined : parse(value);
}

export function readFirstManager(reader: EnvironmentReader): FirstManagerConfig | undefined {
  const hasEmail = reader.text('MANAGER_EMAIL') !== undefined;
  const email = reader.valid('MANAGER_EMAIL', isEmail, 'must be an e-mail address');
  const password = reader.secret('MANAGER_PASSWORD');
  if (hasEmail && password === undefined) reader.fail('MANAGER_PASSWORD', 'must be set with MANAGER_EMAIL');
  if (!hasEmail && password !== undefined) reader.fail('MANAGER_EMAIL', 'must be set with MANAGER_PASSWORD');
  if (password !== undefined && !isStrongPassword(password)) {
    reader.fail(
      'MANAGER_PASSWORD',
      'must have at least 8 characters, among them an uppercase letter, a digit and a special character',
    );
  }
  if (password !== undefined && isPublishedPassword(password)) {
    reader.fail('MANAGER_PASSWORD', 'must not be the published password of the demo');
  }
  return email && password ? { email, password } : undefined;
}

/** The rule for every customer's password (rule A24); the shop checks the rest once it is open. */
function isStrongPassword(value: string): boolean {
  return (
    value.length >= 8 && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value)
  );
}

/** A key alone means OpenAI's own server; an address alone means a server without a key. */
export function readLlm(reader: EnvironmentReader): Config['llm'] {
  const apiKey = reader.secret('OPENAI_API_KEY');
  const hasBaseUrl = reader.text('OPENAI_BASE_URL') !== undefined;
  const model = reader.text('OPENAI_MODEL');
  const should = `must be an address like ${OPENAI_URL}, without a user name, password or query`;
  const baseUrl = reader.url('OPENAI_BASE_URL', ['http:', 'https:'], should, isBare) ?? OPENAI_URL;
  // The key is sent in a header, which allows only these characters.
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) {
    reader.fail('OPENAI_API_KEY', 'must be letters, digits and signs without spaces');
  }
  if (apiKey === undefined && !hasBaseUrl) {
    if (model !== undefined) {
      reader.fail('OPENAI_API_KEY', 'must be set with OPENAI_MODEL, unless OPENAI_BASE_URL is');
    }
    return undefined;
  }
  return { apiKey, baseUrl, model: model ?? 'gpt-4o-mini' };
}

/** Without a user name, password or query. */
function isBare({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === '');
}

export function readBank(reader: EnvironmentReader, demo: boolean): BankConfig | undefined {
  const names = ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME'];
  if (names.every((name) => reader.text(name) === undefined)) return demo ? DEMO_BANK : undefined;
  for (const name of names.filter((missing) => reader.text(missing) === undefined)) {
    reader.fail(name, `must be set when another of ${names.join(', ')} is`);
  }
  const bin = reader.valid('BANK_BIN', (value) => /^\d{6}$/.test(value), 'must be a bank’s 6 digits');
  const isAccount = (value: string) => /^[0-9A-Za-z]{6,19}$/.test(value);
  const account = reader.valid('BANK_ACCOUNT', isAccount, 'must be 6 to 19 letters and digits');
  const accountName = reader.text('BANK_ACCOUNT_NAME');
  return bin && account && accountName ? { bin, account, accountName } : undefined;
}

export function readTimezone(reader: EnvironmentReader): string {
  const should = 'must be a time zone like Asia/Ho_Chi_Minh';
  return reader.valid('SHOP_TIMEZONE', (zone) => IANAZone.isValidZone(zone), should) ?? 'Asia/Ho_Chi_Minh';
}

export function readTrustedProxies(reader: EnvironmentReader): string[] {
  const entries = (value: string) => value.split(',').map((entry) => entry.trim());
  const should =
    'must be addresses or ranges separated by commas, such as loopback or 10.0.0.0/8, but never all addresses (/0)';
  const value = reader.valid('TRUST_PROXY', (text) => entries(text).every(isProxy), should);
  return value ? entries(value) : [];
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const version = isIP(address);
  const isRange =
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isRange && rest.length === 0;
}
