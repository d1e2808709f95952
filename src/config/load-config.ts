import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Config, LOG_LEVELS, type DatabaseConfig } from './config';
import { ConfigError } from './config-error';
import { prepareDataDir, readOrCreateSecret } from './data-dir';
import { EnvironmentReader, type Environment } from './environment-reader';
import { carriersOf, isPretendCarrier, readCarriers } from './carriers-config';
import { readDelivery } from './delivery-config';
import { readPayments } from './payments-config';
import { isPretend, paymentsOf } from './demo-payments';
import { checkProduction } from './production-rules';
import { readSeller, readVatRates } from './seller-config';
import {
  originOf,
  readBank,
  readDatabase,
  readFirstManager,
  readHost,
  readLlm,
  readMailFrom,
  readMetricsPort,
  readPublicUrl,
  readRedis,
  readS3,
  readSmtpUrl,
  readTimezone,
  readTracing,
  readTrustedProxies,
} from './variable-readers';

const MIN_SECRET_LENGTH = 16;
const A_MILLION = 1_000_000;
const MEGABYTE = 1024 * 1024;

/** The configuration of a program that leaves DATA_DIR as it is: the secret is undefined where JWT_SECRET is unset. */
export type Settings = Omit<Config, 'jwtSecret'> & { readonly jwtSecret: string | undefined };

/**
 * Reads the whole configuration and prepares DATA_DIR. No other code reads the process's environment; tests pass
 * their own.
 *
 * @throws ConfigError with a sentence for each wrong variable
 */
export function loadConfig(environment: Environment = process.env): Config {
  const { jwtSecret, ...settings } = readConfig(environment);
  prepareDataDir(settings.dataDir);
  checkReadable('SMTP_CA_FILE', settings.smtpCaFile);
  const secret = jwtSecret ?? readOrCreateSecret(settings.dataDir);
  const ownHost = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
  const ownUrl = originOf(ownHost, settings.port);
  const payments = paymentsOf(settings, secret, ownUrl);
  const carriers = carriersOf(settings, secret, ownUrl);
  return deepFreeze({ ...settings, jwtSecret: secret, payments, carriers });
}

/**
 * The same for a server. With PORT=0 the demo's pretend providers and carriers, whose addresses name the port, get one that is free.
 *
 * @throws ConfigError as `loadConfig`
 */
export async function loadServerConfig(environment: Environment = process.env): Promise<Config> {
  const config = loadConfig(environment);
  const hasPretend = isPretend(config.payments) || isPretendCarrier(config.carriers);
  if (config.port !== 0 || !hasPretend) return config;
  return loadConfig({ ...environment, PORT: String(await freePort(config.host)) });
}

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Reads the configuration, and touches no file.
 *
 * @throws ConfigError with a sentence for each wrong variable
 */
export function readConfig(environment: Environment = process.env): Settings {
  const reader = new EnvironmentReader(environment);
  const settings = readSettings(reader);
  const jwtSecret = reader.secret('JWT_SECRET');
  checkSecret(reader, 'JWT_SECRET', jwtSecret);
  const previousJwtSecret = readPreviousSecret(reader, jwtSecret);
  if (settings.environment === 'production') checkProduction(reader, settings, jwtSecret);
  if (reader.errors.length > 0) throw new ConfigError(reader.errors);
  return { ...settings, jwtSecret, previousJwtSecret };
}

/**
 * Another database than the shop's: `sqlite` for the embedded one in DATA_DIR, or an address as in DATABASE_URL.
 *
 * @throws ConfigError when the address is none
 */
export function readOtherDatabase(address: string, environment: Environment = process.env): DatabaseConfig {
  const reader = new EnvironmentReader({ DATABASE_URL: address === 'sqlite' ? undefined : address });
  const database = readDatabase(
    reader,
    resolve(new EnvironmentReader(environment).text('DATA_DIR') ?? 'data'),
  );
  if (reader.errors.length > 0)
    throw new ConfigError(reader.errors.map((error) => error.replace('DATABASE_URL', 'The address')));
  return database;
}

/** Whether the shop runs in production. It works before the configuration is read, which may fail. */
export function isProduction(environment: Environment = process.env): boolean {
  return new EnvironmentReader(environment).text('NODE_ENV') === 'production';
}

function readSettings(reader: EnvironmentReader): Omit<Config, 'jwtSecret' | 'previousJwtSecret'> {
  const environment = reader.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development');
  const dataDir = resolve(reader.text('DATA_DIR') ?? 'data');
  const demo = reader.flag('DEMO', environment !== 'production');
  const port = reader.integer('PORT', 0, 65_535, 3000);
  const host = readHost(reader);
  const bank = readBank(reader, demo);
  return {
    environment,
    port,
    host,
    publicUrl: readPublicUrl(reader, host, port),
    dataDir,
    database: readDatabase(reader, dataDir),
    demo,
    staffSecondFactor: reader.oneOf('STAFF_2FA', ['optional', 'required'], 'optional'),
    firstManager: readFirstManager(reader),
    llm: readLlm(reader),
    smtpUrl: readSmtpUrl(reader),
    smtpInsecure: reader.flag('SMTP_INSECURE', false),
    smtpCaFile: reader.text('SMTP_CA_FILE'),
    mailFrom: readMailFrom(reader),
    bank,
    payments: readPayments(reader, { isLive: environment === 'production', bank }),
    carriers: readCarriers(reader, { isLive: environment === 'production' }),
    payWithinMinutes: reader.integer('PAY_WITHIN_MINUTES', 5, 43_200, 30),
    transferWithinHours: reader.integer('TRANSFER_WITHIN_HOURS', 1, 8760, 24),
    seller: readSeller(reader, demo),
    vatRates: readVatRates(reader),
    delivery: readDelivery(reader),
    shopTimezone: readTimezone(reader),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    logAddresses: reader.oneOf('LOG_ADDRESSES', ['off', 'short', 'full'], 'short'),
    hstsIncludeSubdomains: reader.flag('HSTS_INCLUDE_SUBDOMAINS', false),
    trustedProxies: readTrustedProxies(reader),
    storybook: reader.flag('STORYBOOK', environment !== 'production'),
    apiDocs: reader.flag('API_DOCS', true),
    metricsPort: readMetricsPort(reader, port),
    tracing: readTracing(reader),
    rateLimits: reader.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    redisUrl: readRedis(reader),
    pendingOrders: reader.integer('PENDING_ORDERS', 1, A_MILLION, 5),
    pendingPairs: reader.integer('PENDING_PAIRS', 1, A_MILLION, 20),
    returnDays: reader.integer('RETURN_DAYS', 1, 365, 7),
    connectionsPerAddress: reader.integer('CONNECTIONS_PER_ADDRESS', 1, A_MILLION, 300),
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, 300, 0),
    uploadsBytes: reader.integer('UPLOADS_MB', 1, A_MILLION, 2048) * MEGABYTE,
    s3: readS3(reader),
  };
}

/** @throws ConfigError when the file that a variable names cannot be read */
function checkReadable(name: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ConfigError([`${name} must be a file this process can read, but ${file} is not.`]);
  }
}

/** The password for `npm run shop`; undefined when it is to be asked for. */
export function readNewPassword(environment: Environment = process.env): string | undefined {
  return new EnvironmentReader(environment).secret('SHOP_PASSWORD');
}

function readPreviousSecret(reader: EnvironmentReader, current: string | undefined): string | undefined {
  const name = 'JWT_SECRET_PREVIOUS';
  const secret = reader.secret(name);
  if (secret === undefined) return undefined;
  checkSecret(reader, name, secret);
  if (current === undefined) reader.fail(name, 'must be set with JWT_SECRET, the one that follows it');
  if (secret === current) reader.fail(name, 'must differ from JWT_SECRET');
  return secret;
}

function checkSecret(reader: EnvironmentReader, name: string, secret: string | undefined): void {
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    reader.fail(name, `must be a random text of at least ${MIN_SECRET_LENGTH} characters`);
  }
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (part && typeof part === 'object') deepFreeze(part);
  return Object.freeze(value);
}
