import type { AuditEventDto, AuditEventDtoAction } from '../../api/generated/model';
import { formatMoment } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import { record } from '../../theme/recipes/record.recipe';
import { Pager, SectionTitle, useStyles } from '../../ui';

/** One event: who did what, when and from which address. */
export interface AuditEntry extends Omit<AuditEventDto, 'actor' | 'details'> {
  /** Null for a visitor. */
  actor: { name: string } | null;
  /** Further data: old and new value, or a count. */
  details: Readonly<Record<string, unknown>>;
}

const WORDS: Readonly<Record<AuditEventDtoAction, string>> = {
  'account-role-changed': 'Role changed',
  'account-deleted': 'Account deleted',
  'account-erased': 'Account erased by its owner',
  'account-exported': 'Data downloaded',
  'account-order-deleted': 'Order deleted',
  'account-exchange-changed': 'Exchange of size changed',
  'account-email-asked': 'New email asked for',
  'account-email-changed': 'Email changed',
  'account-phone-changed': 'Phone changed',
  'account-password-changed': 'Password changed',
  'account-password-reset': 'Password reset',
  'account-reset-asked': 'Password reset asked for',
  'account-sign-in-failed': 'Sign-in failed',
  'account-sign-in-blocked': 'Sign-in blocked',
  'account-second-factor-added': 'Two-step sign-in set up',
  'account-second-factor-removed': 'Two-step sign-in turned off',
  'account-second-factor-reset': 'Two-step sign-in reset by a manager',
  'account-second-factor-failed': 'Two-step code wrong',
  'account-second-factor-blocked': 'Two-step code blocked',
  'account-recovery-codes-changed': 'Recovery codes made anew',
  'product-created': 'Product added',
  'product-edited': 'Product edited',
  'product-deleted': 'Product deleted',
  'product-restored': 'Product restored',
  'product-stock-corrected': 'Stock corrected',
};

export interface AuditTrailProps {
  /** Newest first. */
  events: readonly AuditEntry[];
  /** The present page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** Called with the requested page. */
  onPage: (page: number) => void;
}

/** The events of an account or a product, newest first. Managers see it below the details (rule A32). */
export function AuditTrail({ events, page, pages, onPage }: AuditTrailProps) {
  const styles = useStyles(record);
  return (
    <section className={styles.block} aria-label="Audit trail">
      <SectionTitle size="xs">Audit trail</SectionTitle>
      {events.length === 0 && <p className={styles.note}>Nothing recorded yet.</p>}
      <ol className={styles.list}>
        {events.map((event) => (
          <li key={event._id} className={styles.event}>
            <span>
              <span className={styles.words}>{wordsOf(event)}</span>
              <span className={styles.date}>{sourceOf(event)}</span>
            </span>
            <time className={styles.date} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pager page={page} pages={pages} onChange={onPage} />
        </div>
      )}
    </section>
  );
}

/** An event in words, such as 'Role changed: client → admin'. */
function wordsOf({ action, details }: AuditEntry): string {
  const facts = factsOf(details);
  return facts ? `${WORDS[action]}: ${facts}` : WORDS[action];
}

function factsOf({ from, to, priceFrom, priceTo, ...rest }: AuditEntry['details']): string {
  const change = from !== undefined || to !== undefined ? [`${textOf(from)} → ${textOf(to)}`] : [];
  const isRepriced = priceFrom !== undefined || priceTo !== undefined;
  const prices = isRepriced ? [`price ${dongOf(priceFrom)} → ${dongOf(priceTo)}`] : [];
  const others = Object.entries(rest).flatMap(([name, value]) => {
    const fact = FACTS[name]?.(textOf(value), isRepriced) ?? `${name} ${textOf(value)}`;
    return fact === '' ? [] : [fact];
  });
  return [...change, ...prices, ...others].join(', ');
}

/** Each detail's text, by its key in the event; '' for a detail that another text already covers. */
const FACTS: Readonly<Record<string, (text: string, isRepriced: boolean) => string>> = {
  name: (text) => text,
  price: dongOf,
  fields: (text, isRepriced) =>
    text
      .split(', ')
      .filter((field) => !(field === 'price' && isRepriced))
      .map((field) => FIELDS[field] ?? field)
      .join(', '),
  orderId: (text) => `#${orderNumber(text)}`,
  status: (text) => text,
  quantity: (text) => `${text} ${text === '1' ? 'pair' : 'pairs'}`,
  color: (text) => text,
};

/** The form's labels of the fields that an edit names. */
const FIELDS: Readonly<Record<string, string>> = {
  highLight: 'highlight',
  desc: 'description',
  colors: 'colors and sizes',
};

function dongOf(value: unknown): string {
  return formatDong(textOf(value));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sourceOf({ actor, address }: AuditEntry): string {
  return [actor?.name, address].filter(Boolean).join(' · ') || 'The shop';
}
