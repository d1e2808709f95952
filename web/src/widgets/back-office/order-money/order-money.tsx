import type { ReactNode } from 'react';
import type { OrderDto, OrderPaymentsDto, RefundDto } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import {
  attemptStateName,
  moneyText,
  paymentStateName,
  providerName,
  refundStateName,
  verdictWords,
} from '../../../lib/payment-words';
import { record } from '../../../theme/recipes/record.recipe';
import { Button, DefinitionList, ErrorNotice, SectionTitle, Spinner, recipeClasses } from '../../../ui';

export interface OrderMoneyProps {
  /** Whose money it is. */
  order: Pick<OrderDto, 'paymentState' | 'paidAmount' | 'refundedAmount'>;
  /** Its attempts, money and refunds; undefined while they load. */
  payments?: OrderPaymentsDto;
  /** Why they could not be loaded; '' otherwise. */
  failure?: string;
  /** Loads them again. */
  onRetry?: () => void;
  /** Asks what became of a refund that its provider does not confirm; without it there is no button. */
  onCloseRefund?: (refund: RefundDto) => void;
  /** What staff can do. */
  children?: ReactNode;
}

/** The money of an order, as staff see it: state, attempts, what came and what went back (rules M1 to M13). */
export function OrderMoney({ order, payments, failure, onRetry, onCloseRefund, children }: OrderMoneyProps) {
  const styles = recipeClasses(record);
  const { paymentState, paidAmount, refundedAmount } = order;
  return (
    <section className={styles.block} aria-label={i18n.t('Money')}>
      <SectionTitle size="xs">{i18n.t('Money')}</SectionTitle>
      <DefinitionList
        items={[
          { term: i18n.t('Payment state'), value: paymentStateName(paymentState) },
          { term: i18n.t({ id: 'money.received', message: 'Received' }), value: sumOf(paidAmount) },
          { term: i18n.t('Still to pay'), value: sumOf(payments?.due ?? 0) },
          { term: i18n.t('Sent back'), value: sumOf(refundedAmount) },
        ].filter(({ value }) => value !== '')}
      />
      {children}
      {failure && !payments && (
        <ErrorNotice title={i18n.t('The payments could not be loaded.')} advice={failure} onRetry={onRetry} />
      )}
      {!failure && !payments && <Spinner label={i18n.t('Loading the payments')} />}
      {payments && <Lines payments={payments} onCloseRefund={onCloseRefund} />}
    </section>
  );
}

const sumOf = (amount: number): string => (amount > 0 ? formatDong(amount) : '');

interface Line {
  id: string;
  what: string;
  more: string;
  sum: string;
  at: string;
  action?: ReactNode;
}

function Lines({
  payments: { attempts, received, refunds },
  onCloseRefund,
}: { payments: OrderPaymentsDto } & Pick<OrderMoneyProps, 'onCloseRefund'>) {
  return (
    <>
      <Entries
        title={i18n.t('Attempts to pay')}
        lines={attempts.map(({ _id, provider, reference, state, amount, createdAt }) => ({
          ...{ id: _id, what: `${providerName(provider)}, ${attemptStateName(state)}`, more: reference },
          ...{ sum: formatDong(amount), at: createdAt },
        }))}
      />
      <Entries
        title={i18n.t('Money received')}
        lines={received.map(
          ({ _id, provider, transactionId, verdict, state, amount, currency, ...money }) => ({
            id: _id,
            what: providerName(provider),
            more: [
              verdict && verdictWords(verdict),
              state === 'open' && i18n.t('to be looked at'),
              provider !== 'person' && transactionId,
              money.recordedBy,
            ]
              .filter(Boolean)
              .join(' · '),
            sum: moneyText({ amount, currency }),
            at: money.paidAt ?? money.receivedAt,
          }),
        )}
      />
      <Entries
        title={i18n.t('Refunds')}
        lines={refunds.map((refund) => ({
          id: refund._id,
          what: `${providerName(refund.provider)}, ${refundStateName(refund.state).toLowerCase()}`,
          more: [refund.reason, refund.askedBy].filter(Boolean).join(' · '),
          ...{ sum: formatDong(refund.amount), at: refund.doneAt ?? refund.createdAt },
          action: onCloseRefund && refund.state === 'pending' && (
            <Button variant="outline" size="tool" onClick={() => onCloseRefund(refund)}>
              {i18n.t('Close refund')}
            </Button>
          ),
        }))}
      />
    </>
  );
}

function Entries({ title, lines }: { title: string; lines: readonly Line[] }) {
  const styles = recipeClasses(record);
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.note}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {lines.map(({ id, what, more, sum, at, action }) => (
          <li key={id} className={styles.event}>
            <span>
              <span className={styles.words}>{what}</span>
              <span className={styles.date}>{more}</span>
              {action}
            </span>
            <span>
              <span className={styles.end}>{sum}</span>
              <time className={styles.date} dateTime={at}>
                {formatMoment(at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
