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

/** Whether the mail server refused the address or the message for good, so that another attempt would be refused too. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as DeliveryError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}
