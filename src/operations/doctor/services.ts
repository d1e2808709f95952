import { withTimeout } from '../../common/with-timeout';
import type { Settings } from '../../config/load-config';
import { connect } from '../../mail/mailer';
import { kindOf, type ProblemKind } from '../../mail/delivery-problem';
import { look, ok, reasonOf, wrong, type Finding } from './finding';

const TIMEOUT_MS = 5000;

const MAIL_REMEDIES: Readonly<Partial<Record<ProblemKind, string>>> = {
  unreachable: 'correct host and port in SMTP_URL, or open the firewall',
  certificate: 'SMTP_CA_FILE, or the name that the certificate has in SMTP_URL',
  password: 'correct user and password in SMTP_URL, where % is %25 and @ is %40',
};

/** Connects to the mail server and signs in, without a mail. */
export async function examineMail(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, environment, dataDir } = settings;
  if (smtpUrl === undefined) {
    const says = `mails are files in ${dataDir}/outbox, which nobody gets`;
    return environment === 'production' ? [look('SMTP_URL', says, 'set SMTP_URL')] : [ok('SMTP_URL', says)];
  }
  const transport = await connect(settings, smtpUrl);
  try {
    await withTimeout(2 * TIMEOUT_MS, transport.verify());
    return [ok('SMTP_URL', `${new URL(smtpUrl).host} takes the sign-in`)];
  } catch (error) {
    const mend = MAIL_REMEDIES[kindOf(error)] ?? 'correct SMTP_URL';
    return [wrong('SMTP_URL', `${new URL(smtpUrl).host} refuses: ${reasonOf(error)}`, mend)];
  } finally {
    transport.close();
  }
}

/** Where limits are counted. */
export async function examineRedis({ redisUrl, database }: Settings): Promise<Finding[]> {
  if (redisUrl === undefined)
    return [
      ok('REDIS_URL', `limits are counted in ${database.kind === 'server' ? 'the database' : 'DATA_DIR'}`),
    ];
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    ...{ lazyConnect: true, maxRetriesPerRequest: 0, connectTimeout: TIMEOUT_MS, retryStrategy: () => null },
  });
  redis.on('error', () => undefined);
  try {
    await withTimeout(
      TIMEOUT_MS,
      redis.connect().then(() => redis.ping()),
    );
    return [ok('REDIS_URL', `${new URL(redisUrl).host} answers`)];
  } catch (error) {
    const mend = 'start Redis, or set REDIS_URL; unset, the database counts';
    return [wrong('REDIS_URL', `${new URL(redisUrl).host} does not answer: ${reasonOf(error)}`, mend)];
  } finally {
    redis.disconnect();
  }
}

/** Asks the server of the language model for its models, which costs nothing. */
export async function examineModel({ llm }: Settings): Promise<Finding[]> {
  if (!llm) return [ok('language model', 'none: the chat answers by itself')];
  const { apiKey, baseUrl, model } = llm;
  const address = `${baseUrl.replace(/\/$/, '')}/models`;
  try {
    const answer = await fetch(address, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([401, 403].includes(answer.status))
      return [wrong('language model', `${baseUrl} refuses the key`, 'set OPENAI_API_KEY')];
    if (!answer.ok)
      return [look('language model', `${address} answers ${answer.status}`, 'look at OPENAI_BASE_URL')];
    const { data = [] } = (await answer.json()) as { data?: { id: string }[] };
    return data.some(({ id }) => id === model) || data.length === 0
      ? [ok('language model', `${model} of ${baseUrl}`)]
      : [look('language model', `${baseUrl} does not list ${model}`, 'set OPENAI_MODEL')];
  } catch (error) {
    return [
      wrong(
        'language model',
        `${baseUrl} does not answer: ${reasonOf(error)}`,
        'set OPENAI_BASE_URL, or start that server',
      ),
    ];
  }
}
