/** The fields of nodemailer's and Node's errors. */
interface DeliveryError {
  code?: unknown;
  /** Node's, where nodemailer has put its own into `code`. */
  originalCode?: unknown;
  message?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

const MAX_LENGTH = 80;

/** What went wrong, in codes: `EENVELOPE RCPT TO 550`. An error's message may name a person's address. */
export function problemOf(error: unknown): string {
  const { code, command, responseCode } = error as DeliveryError;
  const known = [code, command, responseCode].filter((part) => part !== undefined).map(String);
  return (known.join(' ') || 'UNKNOWN').slice(0, MAX_LENGTH);
}

/**
 * Whether the address or the message was refused for good, by the mail server or by nodemailer itself. What a server
 * says before it knows the recipient is about the shop's settings, which can be mended.
 */
export function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as DeliveryError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (responseCode === undefined) return command === 'API';
  return (command === 'RCPT TO' || command === 'DATA') && Number(responseCode) >= 500;
}

/** The causes that an operator can remove, each in another way. */
export const PROBLEM_KINDS = [
  'unreachable',
  'tls-mode',
  'certificate',
  'no-starttls',
  'password',
  'other',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Beginnings and ends of Node's codes for certificates that are not trusted. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH)/;

/** What kind of trouble with the mail server an error shows. */
export function kindOf(error: unknown): ProblemKind {
  const { code, originalCode, command, message } = error as DeliveryError;
  const cause = String(originalCode ?? code);
  if (code === 'EAUTH') return 'password';
  if (CERTIFICATE.test(cause) || /certificate|altnames/i.test(String(message))) return 'certificate';
  if (cause.startsWith('ERR_SSL') || /greeting|wrong version number|packet length/i.test(String(message)))
    return 'tls-mode';
  if (code === 'ETLS' && command === 'STARTTLS') return 'no-starttls';
  if (['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS'].includes(String(code))) return 'unreachable';
  return 'other';
}

const SENTENCES: Readonly<Record<ProblemKind, (server: string) => string>> = {
  unreachable: (server) =>
    `no mail server answers at ${server}: look at host and port, and at firewalls between`,
  'tls-mode': (server) =>
    `${server} does not begin as SMTP_URL says: smtps:// is for ports that begin with TLS (465), smtp:// for those ` +
    'that begin without (587, 25)',
  certificate: (server) =>
    `the certificate of ${server} is not trusted, or is of another name: that of a private authority is named by SMTP_CA_FILE`,
  'no-starttls': (server) =>
    `${server} offers no STARTTLS, and a password is not sent without encryption: take smtps:// or another port, or ` +
    'set SMTP_INSECURE=true in a network that is yours alone',
  password: (server) => `${server} refuses the user or the password of SMTP_URL`,
  other: (server) => `${server} took no mail`,
};

/** Why no mail can be sent, and what is to be mended, without the password. */
export function describeProblem(error: unknown, smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  return `${SENTENCES[kindOf(error)](server)} (${problemOf(error)})`;
}
