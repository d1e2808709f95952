import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../config/config';
import { isEmail } from '../config/email';
import { describeProblem, problemOf } from '../mail/delivery-problem';
import { MailsService } from '../mail/mails.service';
import { CommandError } from '../operations/command-error';

/** Sends a mail past the queue, so that the operator reads at once what the mail server says. */
export async function sendTestMail(app: INestApplicationContext, email: string): Promise<string> {
  if (!isEmail(email)) throw new CommandError(`${email} is no e-mail address.`);
  const { smtpUrl, dataDir } = app.get(Config);
  try {
    await app.get(MailsService).sendTest(email.trim());
  } catch (error) {
    const { message } = error as Error;
    const why = smtpUrl === undefined ? problemOf(error) : describeProblem(error, smtpUrl);
    throw new CommandError(`The mail to ${email} was not sent: ${why}. ${message}`);
  }
  return smtpUrl === undefined
    ? `SMTP_URL is not set: the mail is a file in ${dataDir}/outbox.`
    : `The mail server has taken the mail to ${email.trim()}.`;
}
