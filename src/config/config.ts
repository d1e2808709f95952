/** A database on a MySQL or MariaDB server. */
export interface DatabaseServerConfig {
  readonly kind: 'server';
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The database's. */
  readonly name: string;
}

/** The embedded database, or one on a server. */
export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | DatabaseServerConfig;

/** Any OpenAI-compatible server. */
export interface LlmConfig {
  /** Unset: a server on one's own machine, which wants none. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly model: string;
}

/** The account a VietQR pays to. */
export interface BankConfig {
  readonly bin: string;
  readonly account: string;
  readonly accountName: string;
}

export interface FirstManagerConfig {
  readonly email: string;
  readonly password: string;
}

/**
 * Everything the environment decides (contract §1), validated once at the start and frozen.
 * Inject it by this class.
 */
export abstract class Config {
  readonly environment: 'production' | 'development' | 'test';
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Where people reach the shop, as an origin without a trailing slash: links in mails, canonical addresses. */
  readonly publicUrl: string;
  /** Absolute path of the directory that holds the SQLite file, uploads and the generated secret. */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean;
  readonly jwtSecret: string;
  /** Whether staff may do staff's work without a second factor. */
  readonly staffSecondFactor: 'optional' | 'required';
  readonly firstManager: FirstManagerConfig | undefined;
  /** Unset: the chat answers without a language model. */
  readonly llm: LlmConfig | undefined;
  /** Unset: messages are written to the outbox directory in {@link dataDir}. */
  readonly smtpUrl: string | undefined;
  readonly bank: BankConfig | undefined;
  readonly shopTimezone: string;
  readonly logLevel: LogLevel;
  /** Whether anything is limited; off for load tests. */
  readonly rateLimits: boolean;
  /** Where limits are counted; unset: in the database. */
  readonly redisUrl: string | undefined;
  /** How many orders that are not paid yet a customer may have at once, and how many pairs in them. */
  readonly pendingOrders: number;
  readonly pendingPairs: number;
  /** How many connections to one process an address may have open, unless it is a trusted proxy's. */
  readonly connectionsPerAddress: number;
  /** Bytes that uploaded pictures may take; with as many, no further ones are taken. */
  readonly uploadsBytes: number;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges or `loopback`. None when empty. */
  readonly trustedProxies: readonly string[];
  /** Whether the component library is served, whose inline scripts run on the shop's own origin. */
  readonly storybook: boolean;
  /** Whether Swagger UI and the OpenAPI document are served. */
  readonly apiDocs: boolean;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
