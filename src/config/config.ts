/** A database on a MySQL or MariaDB server. */
export interface DatabaseServerConfig {
  readonly kind: 'server';
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The database's name. */
  readonly name: string;
}

/** The embedded SQLite database, or one on a server. */
export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | DatabaseServerConfig;

/** An OpenAI-compatible server. */
export interface LlmConfig {
  /** Unset for a local server without a key. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly model: string;
}

/** A bucket of an S3-compatible server. */
export interface S3Config {
  /** The server's origin; the bucket is the first part of a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where traces of requests are sent. */
export interface TracingConfig {
  /** The collector's address, without a trailing slash; it takes traces at `/v1/traces` (OTLP over HTTP, JSON). */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of requests that are traced, 0 to 1, where a trusted caller has not decided. */
  readonly share: number;
}

/** The account that a VietQR code pays to. */
export interface BankConfig {
  readonly bin: string;
  readonly account: string;
  readonly accountName: string;
}

export interface VnpayConfig {
  readonly tmnCode: string;
  readonly hashSecret: string;
  /** The payment page. */
  readonly url: string;
  /** The transaction API. */
  readonly apiUrl: string;
}

export interface MomoConfig {
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The host, such as `https://payment.momo.vn`. */
  readonly url: string;
}

export interface ZalopayConfig {
  readonly appId: string;
  readonly key1: string;
  readonly key2: string;
  /** The host, such as `https://openapi.zalopay.vn`. */
  readonly url: string;
}

export interface PayosConfig {
  readonly clientId: string;
  readonly apiKey: string;
  readonly checksumKey: string;
  /** The host, such as `https://api-merchant.payos.vn`. */
  readonly url: string;
}

export interface SepayConfig {
  readonly secret: string;
  /** The shop's account. */
  readonly account: string;
  /** Where the demo's pretend bank is. */
  readonly page?: string;
}

/** GHN: the token and the number of a shop at it. */
export interface GhnConfig {
  readonly token: string;
  readonly shopId: string;
  /** The end of the address to which it reports. */
  readonly webhookSecret: string;
  /** Its interface, without a slash at its end. */
  readonly url: string;
  /** Where its pages are, that staff open. */
  readonly pages: string;
}

/** GHTK: the token of a shop at it. */
export interface GhtkConfig {
  readonly token: string;
  /** The shop's code at GHTK; unset: not sent. */
  readonly partnerCode: string | undefined;
  /** The end of the address to which it reports. */
  readonly webhookSecret: string;
  /** Its interface, without a slash at its end. */
  readonly url: string;
}

/** The carriers that parcels are ordered from; undefined without their keys. */
export interface CarriersConfig {
  readonly ghn: GhnConfig | undefined;
  readonly ghtk: GhtkConfig | undefined;
}

/** The payment providers that have keys. */
export interface PaymentsConfig {
  readonly vnpay: VnpayConfig | undefined;
  readonly momo: MomoConfig | undefined;
  readonly zalopay: ZalopayConfig | undefined;
  /** Reports transfers to the shop's account. */
  readonly sepay: SepayConfig | undefined;
  /** Makes a page for each transfer and reports it. */
  readonly payos: PayosConfig | undefined;
}

/** The picture and the page with which the ministry confirms that a shop was notified. */
export interface BadgeConfig {
  readonly url: string;
  readonly link: string;
}

/** Who sells, as the pages, mails and slips say; empty where it is unset. */
export interface SellerConfig {
  /** The shop's name. */
  readonly name: string;
  /** The company or household behind it, as registered. */
  readonly owner: string;
  readonly taxCode: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** A page of zalo.me. */
  readonly zalo: string;
  /** Unset unless both of its settings are set. */
  readonly badge: BadgeConfig | undefined;
}

/** A rate of VAT, from the beginning of a day on. */
export interface VatRate {
  /** YYYY-MM-DD in the shop's time zone. */
  readonly from: string;
  readonly percent: number;
}

/** Days of the shop's calendar, both included. */
export interface DayRange {
  /** YYYY-MM-DD, as the other. */
  readonly from: string;
  readonly to: string;
}

/** Provinces, and the working days until a parcel arrives there. */
export interface DeliveryZoneConfig {
  /** As the setting names them; `*`: all others. */
  readonly names: readonly string[];
  readonly days: { readonly from: number; readonly to: number };
}

export interface DeliveryConfig {
  readonly zones: readonly DeliveryZoneConfig[];
  /** The hour of the shop's day from which on orders leave the next working day. */
  readonly cutOff: number;
  /** 1 for Monday to 7 for Sunday. */
  readonly workingDays: readonly number[];
  readonly closed: readonly DayRange[];
}

export interface MailFromConfig {
  /** Unset: the shop's. */
  readonly name: string | undefined;
  readonly address: string;
}

export interface FirstManagerConfig {
  readonly email: string;
  readonly password: string;
}

/** All settings from the environment, validated once at the start and frozen. Inject it by this class. */
export abstract class Config {
  readonly environment: 'production' | 'development' | 'test';
  /** With 0 the system chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** The shop's public origin, without a trailing slash, for links in mails and canonical addresses. */
  readonly publicUrl: string;
  /** Absolute path of the directory for the SQLite file, uploads and the generated secret (rule X2). */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean;
  readonly jwtSecret: string;
  /** The secret before {@link jwtSecret}, while what it signed and encrypted is still about. */
  readonly previousJwtSecret: string | undefined;
  /** Whether staff need a second factor for their work (rule A12). */
  readonly staffSecondFactor: 'optional' | 'required';
  readonly firstManager: FirstManagerConfig | undefined;
  /** Unset: the chat answers without a language model (rule H6). */
  readonly llm: LlmConfig | undefined;
  /** Unset: messages are written to the outbox directory in {@link dataDir} (rule X7). */
  readonly smtpUrl: string | undefined;
  /** Whether a password may go to a mail server on another machine without encryption. */
  readonly smtpInsecure: boolean;
  /** A file with the certificates of a private authority that the mail server's is from. */
  readonly smtpCaFile: string | undefined;
  /** The sender of mails; unset: one that is made from {@link smtpUrl} or {@link publicUrl}. */
  readonly mailFrom: MailFromConfig | undefined;
  readonly bank: BankConfig | undefined;
  readonly payments: PaymentsConfig;
  readonly carriers: CarriersConfig;
  /** For how long an order by electronic wallet or card waits for its money. */
  readonly payWithinMinutes: number;
  /** For how long an order by bank transfer waits for its money. */
  readonly transferWithinHours: number;
  readonly seller: SellerConfig;
  /** The VAT in all prices, oldest first. */
  readonly vatRates: readonly VatRate[];
  readonly delivery: DeliveryConfig;
  readonly shopTimezone: string;
  readonly logLevel: LogLevel;
  /** What log lines of requests say of the caller's address: nothing, its network, or all of it. */
  readonly logAddresses: 'off' | 'short' | 'full';
  /** Whether browsers are to reach all names below the shop's by HTTPS alone. */
  readonly hstsIncludeSubdomains: boolean;
  /** Whether rate limits apply; off for load tests. */
  readonly rateLimits: boolean;
  /** Where limits are counted; unset: in the database. */
  readonly redisUrl: string | undefined;
  /** The number of pending orders that a customer may have at once, and of pairs in them (rule C8). */
  readonly pendingOrders: number;
  readonly pendingPairs: number;
  /** How many days after its completion an order's pairs can be returned for money (rule Y1). */
  readonly returnDays: number;
  /** The number of open connections that one address may have to a process, unless it is a trusted proxy (rule W14). */
  readonly connectionsPerAddress: number;
  /** For how long requests are still served after a signal to end, while load balancers learn of it. */
  readonly drainSeconds: number;
  /** Bytes that uploaded pictures may take; above them uploads are refused. */
  readonly uploadsBytes: number;
  /** Where uploaded pictures are kept; unset: in {@link dataDir}. */
  readonly s3: S3Config | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges or `loopback`. Empty: none. */
  readonly trustedProxies: readonly string[];
  /** Where `/metrics` is served; 0: a free port. Unset: nowhere. */
  readonly metricsPort: number | undefined;
  /** Unset: no request is traced. */
  readonly tracing: TracingConfig | undefined;
  /** Whether Storybook is served. Its inline scripts run on the shop's own origin. */
  readonly storybook: boolean;
  /** Whether Swagger UI and the OpenAPI document are served. */
  readonly apiDocs: boolean;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
