import { useEffect, useRef } from 'react';
import type { FailingMailDto } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { record } from '../../../theme/recipes/record.recipe';
import { SectionTitle, Sentence, StatusButton, recipeClasses } from '../../../ui';

export interface FailingMailsProps {
  /** The newest first. */
  mails: readonly FailingMailDto[];
  /** The number of all, also of those not in `mails`. */
  total: number;
  /** The state of the retry. */
  status: ActionStatus;
  /** What the last retry came to; '' before the first. */
  result: string;
  /** Called when the button is pressed that has all of them tried again. */
  onRetry: () => void;
}

const TITLE_ID = 'mails-not-sent';

/** Mails that the mail server has not taken for an hour, and a button that tries them again (rule X16). */
export function FailingMails({ mails, total, status, result, onRetry }: FailingMailsProps) {
  const styles = recipeClasses(record);
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = total === 0;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);
  return (
    <section className={styles.block} aria-labelledby={TITLE_ID}>
      <SectionTitle id={TITLE_ID} size="xs">
        {i18n.t('Mails not sent')}
      </SectionTitle>
      <div className={styles.line}>
        <p ref={said} className={styles.note} role="status" tabIndex={-1}>
          {result || countOf(total)}
        </p>
        {!isOver && (
          <StatusButton
            size="sm"
            variant="outline"
            status={status}
            loadingText={i18n.t('Trying again')}
            onClick={onRetry}
          >
            {i18n.t('Try again')}
          </StatusButton>
        )}
      </div>
      {!isOver && (
        <ul className={styles.list} aria-labelledby={TITLE_ID}>
          {mails.map((mail) => (
            <Row key={mail._id} mail={mail} />
          ))}
        </ul>
      )}
      {total > mails.length && (
        <p className={styles.note}>{i18n.t('The newest {count} are shown.', { count: mails.length })}</p>
      )}
    </section>
  );
}

function Row({ mail: { to, subject, createdAt, problem, nextAttemptAt } }: { mail: FailingMailDto }) {
  const styles = recipeClasses(record);
  return (
    <li className={styles.event}>
      <span>
        <span className={styles.words}>{subject}</span>
        <span className={styles.date}>{i18n.t('To {to}. {reason}', { to, reason: reasonOf(problem) })}</span>
      </span>
      <span className={styles.date}>
        <Sentence parts={{ 0: <time dateTime={createdAt} /> }}>
          {i18n.t('Written <0>{moment}</0>', { moment: formatMoment(createdAt) })}
        </Sentence>
        <br />
        {nextAttemptAt ? (
          <Sentence parts={{ 0: <time dateTime={nextAttemptAt} /> }}>
            {i18n.t('Next attempt <0>{moment}</0>', { moment: formatMoment(nextAttemptAt) })}
          </Sentence>
        ) : (
          i18n.t('No further attempt')
        )}
      </span>
    </li>
  );
}

function countOf(total: number): string {
  return i18n.t('{count, plural, one {1 mail could not be sent.} other {{count} mails could not be sent.}}', {
    count: total,
  });
}

/** The code's first word decides; the whole code is what the log has. */
const REASONS: Readonly<Record<string, () => string>> = {
  ESOCKET: () => i18n.t('The mail server does not answer'),
  ECONNECTION: () => i18n.t('The mail server does not answer'),
  ETIMEDOUT: () => i18n.t('The mail server does not answer'),
  EDNS: () => i18n.t('The mail server was not found'),
  EAUTH: () => i18n.t('The mail server refuses the shop’s sign-in'),
  EENVELOPE: () => i18n.t('The mail server refuses the address'),
  EMESSAGE: () => i18n.t('The mail server refuses the message'),
  EXPIRED: () => i18n.t('Its link ended before it could be sent'),
  UNREADABLE: () => i18n.t('It was written with another JWT_SECRET'),
};

function reasonOf(problem: string | null): string {
  if (problem === null) return i18n.t('It has not been tried yet.');
  const [code = ''] = problem.split(' ');
  return `${REASONS[code]?.() ?? i18n.t('It could not be sent')} (${problem}).`;
}
