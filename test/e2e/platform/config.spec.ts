import { randomBytes } from 'node:crypto';
import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createAdapter } from '../../../src/http/fastify-adapter';
import { ConfigError } from '../../../src/config/config-error';
import { loadConfig, loadServerConfig } from '../../../src/config/load-config';

/** In the form of `openssl rand -base64 48`. */
const SIGNING_KEY = 'u0b4Y3lHhXv9T1nQmZ7rKc2WfSgD8aPjE5oLxVtNqB6yIiUzGkOeRwMCdJhAs+/p';

describe('the configuration', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-config-'));
  });
  afterEach(() => {
    chmodSync(directory, 0o700);
    rmSync(directory, { recursive: true, force: true });
  });

  const load = (environment: Record<string, string> = {}) =>
    loadConfig({ DATA_DIR: join(directory, 'data'), ...environment });

  function complaints(environment: Record<string, string>): readonly string[] {
    try {
      load(environment);
    } catch (error) {
      if (error instanceof ConfigError) return error.sentences;
      throw error;
    }
    return [];
  }

  it('runs the demo on one’s own machine when nothing is set', () => {
    expect(load()).toMatchObject({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      database: { kind: 'sqlite', file: join(directory, 'data', 'shop.sqlite') },
      demo: true,
      firstManager: undefined,
      llm: undefined,
      smtpUrl: undefined,
      shopTimezone: 'Asia/Ho_Chi_Minh',
      staffSecondFactor: 'optional',
      logLevel: 'info',
      logAddresses: 'short',
      hstsIncludeSubdomains: false,
      trustedProxies: [],
      storybook: true,
      apiDocs: true,
    });
  });

  it('reads every variable', () => {
    const config = load({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Shop.example/',
      DATABASE_URL: 'mysql://shop:s%40cret@db/sneakers',
      JWT_SECRET: SIGNING_KEY,
      MANAGER_EMAIL: 'boss@shop.test',
      MANAGER_PASSWORD: 'Quay#Hang2031',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: 'http://llm:8000/v1',
      OPENAI_MODEL: 'small',
      SMTP_URL: 'smtp://mail:587',
      BANK_BIN: '970436',
      BANK_ACCOUNT: '0123456789',
      BANK_ACCOUNT_NAME: 'SHOP',
      SHOP_TIMEZONE: 'Europe/Paris',
      STAFF_2FA: 'required',
      LOG_LEVEL: 'warn',
      LOG_ADDRESSES: 'off',
      HSTS_INCLUDE_SUBDOMAINS: 'true',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      API_DOCS: 'false',
    });
    expect(config).toMatchObject({
      environment: 'production',
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
      database: {
        ...{ kind: 'server', host: 'db', port: 3306 },
        ...{ user: 'shop', password: 's@cret', name: 'sneakers' },
      },
      demo: false,
      jwtSecret: SIGNING_KEY,
      firstManager: { email: 'boss@shop.test', password: 'Quay#Hang2031' },
      llm: { apiKey: 'key', baseUrl: 'http://llm:8000/v1', model: 'small' },
      smtpUrl: 'smtp://mail:587',
      bank: { bin: '970436', account: '0123456789', accountName: 'SHOP' },
      shopTimezone: 'Europe/Paris',
      staffSecondFactor: 'required',
      logLevel: 'warn',
      logAddresses: 'off',
      hstsIncludeSubdomains: true,
      trustedProxies: ['loopback', '10.0.0.0/8'],
      storybook: false,
      apiDocs: false,
    });
  });

  it('takes a variable set to nothing for one that is not set', () => {
    expect(load({ PORT: '', DATABASE_URL: '', JWT_SECRET: '', DEMO: '' })).toMatchObject({
      port: 3000,
      demo: true,
      database: { kind: 'sqlite' },
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
    ['PUBLIC_URL', 'https://user:secret@shop.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'postgres://user@host/name'],
    ['DATABASE_URL', 'mysql://user@host:3306'],
    ['DATABASE_URL', 'shop.sqlite'],
    ['DATABASE_URL', 'mysql://user:100%@host/name'],
    ['DATABASE_URL', 'mysql://user@host/50%off'],
    ['DATABASE_URL', 'mysql://user@host/name?ssl=1'],
    ['DATABASE_URL', 'mysql://user@host/name#1'],
    ['REDIS_URL', 'http://host'],
    ['REDIS_URL', 'redis://host/notadb'],
    ['REDIS_URL', 'redis://host/1/2'],
    ['REDIS_URL', 'redis://%'],
    ['REDIS_URL', 'redis://:100%@host'],
    ['REDIS_URL', 'redis://'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://key:secret@collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'always'],
    ['S3_URL', 's3://key:secret@host/bucket'],
    ['S3_URL', 'https://host/bucket'],
    ['S3_URL', 'https://key@host/bucket'],
    ['S3_URL', 'https://key:secret@host'],
    ['S3_URL', 'https://key:secret@host/bucket/folder'],
    ['S3_URL', 'https://key:secret@host/bucket?acl=public'],
    ['S3_URL', 'https://key:100%@host/bucket'],
    ['DEMO', 'yes'],
    ['JWT_SECRET', 'short'],
    ['MANAGER_EMAIL', 'boss'],
    ['MANAGER_EMAIL', 'o’neil@shop.test'],
    ['OPENAI_API_KEY', 'two words'],
    ['OPENAI_API_KEY', 'key\n'],
    ['OPENAI_BASE_URL', 'localhost'],
    ['OPENAI_BASE_URL', 'http://me:secret@llm:8000/v1'],
    ['OPENAI_BASE_URL', 'http://llm:8000/v1?key=secret'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail'],
    ['SMTP_URL', 'smtp://user:100%@mail'],
    ['BANK_BIN', '12'],
    ['BANK_ACCOUNT', 'no spaces please'],
    ['SHOP_TIMEZONE', 'Asia/Atlantis'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_ADDRESSES', 'half'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'yes'],
    ['STAFF_2FA', 'yes'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/00'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/255.0.0.0'],
  ])('names %s when it is %s, and says what it should be', (name, value) => {
    const about = complaints({ [name]: value }).filter((sentence) => sentence.startsWith(`${name} `));
    expect(about).toEqual([expect.stringMatching(/ must .+\.$/)]);
  });

  it.each([
    ['REDIS_URL', 'redis://host', 'redisUrl'],
    ['REDIS_URL', 'rediss://user:100%25@host:6380/15', 'redisUrl'],
    ['SMTP_URL', 'smtps://me%40shop.test:100%25@mail:465', 'smtpUrl'],
  ] as const)('takes %s as %s', (name, value, key) => {
    expect(load({ [name]: value })[key]).toBe(value);
  });

  it('wants another port for metrics than for the shop', () => {
    const complaint = 'METRICS_PORT must differ from PORT, which is 3100.';
    expect(() => load({ PORT: '3100', METRICS_PORT: '3100' })).toThrow(complaint);
    expect(load({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0);
  });

  it('finds the collector of traces', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    const tracing = { endpoint: 'http://collector:4318', serviceName: 'sneaker-shop', share: 1 };
    expect(load({}).tracing).toBeUndefined();
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual(tracing);
    const settings = { OTEL_SERVICE_NAME: 'north', OTEL_TRACES_SAMPLER_ARG: '.05' };
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT, ...settings }).tracing).toMatchObject({
      ...{ serviceName: 'north', share: 0.05 },
    });
  });

  it('finds the bucket of S3_URL', () => {
    expect(load({ S3_URL: 'https://key:100%25@s3.local:9000/shop.pictures?region=eu-central-1' }).s3).toEqual(
      {
        endpoint: 'https://s3.local:9000',
        region: 'eu-central-1',
        bucket: 'shop.pictures',
        accessKeyId: 'key',
        secretAccessKey: '100%',
      },
    );
    expect(load({ S3_URL: 'http://key:secret@s3.local/shop' }).s3).toMatchObject({ region: 'us-east-1' });
  });

  it.each(['loopback', 'fe80::/10', '::ffff:10.0.0.1/96', '10.0.0.1', '10.0.0.0/8,uniquelocal'])(
    'takes %s for proxies, and so does the HTTP server',
    (value) => {
      const config = load({ TRUST_PROXY: value });
      expect(() => createAdapter(pino({ level: 'silent' }), config)).not.toThrow();
    },
  );

  it.each([
    ['mariadb://shop@[::1]/name', '::1', 3306],
    ['mysql://shop@db.local:3307/name', 'db.local', 3307],
  ])('finds the server of %s', (url, host, port) => {
    expect(load({ DATABASE_URL: url }).database).toMatchObject({ kind: 'server', host, port, name: 'name' });
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080'],
    ['shop.local', 'http://shop.local:8080'],
    ['0.0.0.0', 'http://localhost:8080'],
    ['::', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('links to where it listens, on %s, unless PUBLIC_URL says otherwise', (HOST, address) => {
    expect(load({ HOST, PORT: '8080' }).publicUrl).toBe(address);
  });

  it('names every mistake at once', () => {
    const sentences = complaints({ PORT: 'x', DEMO: 'maybe', SHOP_TIMEZONE: 'Mars' });
    const named = sentences.map((sentence) => sentence.split(' ')[0]);
    expect(named.sort()).toEqual(['DEMO', 'PORT', 'SHOP_TIMEZONE']);
  });

  it.each([
    ['MOMO', { PARTNER_CODE: 'MOMO', ACCESS_KEY: 'F8BBA842ECF85', SECRET_KEY: 'mine' }, 'ACCESS_KEY'],
    ['ZALOPAY', { APP_ID: '2553', KEY1: 'mine', KEY2: 'trMrHtvjo6myautxDUiAcYsVtaeQ8nhf' }, 'KEY2'],
    ['VNPAY', { TMN_CODE: 'SHOP', HASH_SECRET: 'test_secret' }, 'HASH_SECRET'],
  ])('refuses the published keys of %s in production', (name, keys, wrong) => {
    const named = Object.fromEntries(Object.entries(keys).map(([key, value]) => [`${name}_${key}`, value]));
    expect(load({ ...named }).payments).toBeDefined();
    expect(complaints({ NODE_ENV: 'production', JWT_SECRET: SIGNING_KEY, ...named })).toEqual([
      `${name}_${wrong} must not be a key of a sandbox in production: it is published, and anyone could say that they paid.`,
    ]);
  });

  it('gives the demo’s pretend providers a port that is free', async () => {
    const { port, payments, publicUrl } = await loadServerConfig({
      ...{ DATA_DIR: join(directory, 'data'), DEMO: 'true', PORT: '0' },
    });
    expect(port).toBeGreaterThan(0);
    expect(payments.momo?.url).toContain(`:${port}/`);
    expect(new URL(publicUrl).port).toBe(String(port));
  });

  it('wants JWT_SECRET in production', () => {
    expect(complaints({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('JWT_SECRET must be set'),
    ]);
  });

  it.each([
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabcabcabcabc',
    'secretsecretsecret',
    'please-change-me-to-something-long-4711',
    '0123456789012345',
    'jwt-signing-key-of-the-shop-in-hcm-2031',
    'of-the-shop-in-hcm-2031-the-key-of-my_jwt',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz',
    '9876543210zyxwvutsrqponmlkjihgfedcba',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    'f3Kq9Zf3Kq9Zf3Kq9Zf3Kq9Zf3Kq9Zf3Kq9Z',
    '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    'aAbB1!2aAbB1!2bBaA2!1bBaA2!1aAbB1!2bBaA',
    'your-256-bit-key-goes-here-instead-of-this',
    'correct-horse-battery-staple-and-default',
  ])('refuses %s as JWT_SECRET in production', (secret) => {
    expect(complaints({ NODE_ENV: 'production', JWT_SECRET: secret })).toEqual([
      expect.stringMatching(/^JWT_SECRET must be a long random text, such as `openssl rand -base64 48`/),
    ]);
  });

  it('takes what random generators print', () => {
    for (let i = 0; i < 200; i += 1) {
      const bytes = randomBytes(48);
      for (const JWT_SECRET of [
        bytes.toString('base64'),
        bytes.toString('base64url'),
        bytes.toString('hex').slice(0, 32),
      ])
        expect(load({ NODE_ENV: 'production', JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
    }
  });

  it.each(['xJwt', 'u/key+0', 'u-Token_'])('takes a random text that happens to hold %s', (word) => {
    const secret = SIGNING_KEY.replace('u0b4', word);
    expect(load({ NODE_ENV: 'production', JWT_SECRET: secret }).jwtSecret).toBe(secret);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://shop.example' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.shop.example' }, true],
    [{ PUBLIC_URL: 'https://127.shop.example' }, true],
    [{}, false],
    [{ PUBLIC_URL: 'http://127.1.2.3:3000' }, false],
    [{ PUBLIC_URL: 'http://localhost.shop.example' }, true],
    [{ PUBLIC_URL: 'http://mylocalhost' }, true],
    [{ PUBLIC_URL: 'http://[::ffff:192.168.0.1]' }, true],
    [{ HOST: '::ffff:0.0.0.0' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ HOST: '::ffff:127.0.0.1', PUBLIC_URL: 'http://[::ffff:127.0.0.1]:3000' }, false],
    [{ HOST: 'LOCALHOST', PUBLIC_URL: 'http://shop.localhost:3000' }, false],
    [{ PUBLIC_URL: 'http://localhost.:3000' }, false],
    [{ HOST: '0:0:0:0:0:0:0:1' }, false],
  ])('in production, the demo with %j is refused: %p', (environment, isRefused) => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SIGNING_KEY, DEMO: 'true', ...environment };
    const refusal = [expect.stringMatching(/^DEMO must be false where others reach the shop/)];
    expect(complaints(production as Record<string, string>)).toEqual(isRefused ? refusal : []);
  });

  it('refuses the demo’s published password for a shop’s manager, in every mode', () => {
    const modes: Record<string, string>[] = [
      { NODE_ENV: 'production', JWT_SECRET: SIGNING_KEY },
      { DEMO: 'false' },
      {},
    ];
    for (const MANAGER_PASSWORD of ['Sneaker#2026', 'SNEAKER#2026', 'Ｓneaker＃2026'])
      for (const mode of modes)
        expect(complaints({ ...mode, MANAGER_EMAIL: 'boss@shop.test', MANAGER_PASSWORD })).toEqual([
          'MANAGER_PASSWORD must not be the published password of the demo.',
        ]);
  });

  it('keeps other users of the computer out of DATA_DIR, also of one made before', () => {
    const data = join(directory, 'data');
    mkdirSync(join(data, 'uploads'), { recursive: true, mode: 0o755 });
    writeFileSync(join(data, 'shop.sqlite'), '', { mode: 0o644 });
    load();
    const modes = ['.', 'uploads', 'shop.sqlite'].map((name) => statSync(join(data, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it('leaves a directory that serves others too as it was', () => {
    const data = join(directory, 'data');
    mkdirSync(data, { mode: 0o755 });
    writeFileSync(join(data, 'other.txt'), '', { mode: 0o644 });
    load();
    expect(['.', 'other.txt'].map((name) => statSync(join(data, name)).mode & 0o777)).toEqual([0o755, 0o644]);
  });

  it('wants both of the first manager’s variables, and a password a customer could have', () => {
    expect(complaints({ MANAGER_EMAIL: 'boss@shop.test' })).toEqual([
      'MANAGER_PASSWORD must be set with MANAGER_EMAIL.',
    ]);
    expect(complaints({ MANAGER_PASSWORD: 'Quay#Hang2031' })).toEqual([
      'MANAGER_EMAIL must be set with MANAGER_PASSWORD.',
    ]);
    expect(complaints({ MANAGER_EMAIL: 'boss@shop.test', MANAGER_PASSWORD: 'sneaker' })).toEqual([
      expect.stringContaining('MANAGER_PASSWORD must have at least 8 characters'),
    ]);
  });

  it('has a language model with a key, an address or both, and wants one of them for a model’s name', () => {
    expect(load({ OPENAI_API_KEY: 'key' }).llm).toEqual({
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4o-mini',
    });
    expect(load({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'qwen3' }).llm).toEqual({
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'qwen3',
    });
    expect(complaints({ OPENAI_MODEL: 'qwen3' })).toEqual([
      'OPENAI_API_KEY must be set with OPENAI_MODEL, unless OPENAI_BASE_URL is.',
    ]);
  });

  it('wants the whole bank account or none of it', () => {
    const named = complaints({ BANK_BIN: '970436' }).map((sentence) => sentence.split(' ')[0]);
    expect(named).toEqual(['BANK_ACCOUNT', 'BANK_ACCOUNT_NAME']);
  });

  it('does not tell a secret it complains about', () => {
    const text = complaints({
      JWT_SECRET: 'tiny-pass',
      DATABASE_URL: 'mysql://u:hunter2@h',
      MANAGER_EMAIL: 'boss@shop.test',
      MANAGER_PASSWORD: 'letmein',
      OPENAI_API_KEY: 'sk secret',
    }).join('\n');
    expect(text).toMatch(/JWT_SECRET[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*JWT_SECRET/);
    expect(text).not.toMatch(/tiny-pass|hunter2|letmein|sk secret/);
  });

  it('makes the token secret once and keeps it from other people’s eyes', () => {
    const first = load().jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load().jwtSecret).toBe(first);
    const file = join(directory, 'data', 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'names DATA_DIR when its disk is full (%s), and leaves nothing there',
    (code) => {
      const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
        fs.closeSync(fs.openSync(String(file), 'w'));
        throw Object.assign(new Error(`${code}: no space left on device, write`), { code });
      });
      const dataDir = join(directory, 'data');
      expect(complaints({})).toEqual([`DATA_DIR must have room left, but the disk of ${dataDir} is full.`]);
      write.mockRestore();
      expect(fs.readdirSync(dataDir)).toEqual([]);
    },
  );

  it('names DATA_DIR when it is a file, or lies in one', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(complaints({ DATA_DIR: file })).toEqual([expect.stringMatching(/^DATA_DIR must be a directory/)]);
    expect(complaints({ DATA_DIR: join(file, 'data') })).toEqual([
      expect.stringMatching(/^DATA_DIR must be a directory/),
    ]);
  });

  it('cannot be changed afterwards', () => {
    const config = load();
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.database, { file: 'elsewhere' })).toThrow(TypeError);
  });
});
