/** What nodemailer and Node put on their errors. */
interface DeliveryError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

const LONGEST = 80;

/** What went wrong, in codes: `EENVELOPE RCPT TO 550`. An error's message may name a person's address. */
export function problemOf(error: unknown): string {
  const { code, command, responseCode } = error as DeliveryError;
  const known = [code, command, responseCode].filter((part) => part !== undefined).map(String);
  return (known.join(' ') || 'UNKNOWN').slice(0, LONGEST);
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
