import type { AuditEventDto, AuditEventDtoAction } from '../../../api/generated/model';
import { statusName } from '../../../lib/order-choices';
import { roleName } from '../../../lib/staff-choices';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderNumber } from '../../../lib/order-number';
import { SHELF_REASONS } from '../../../lib/shelf-reasons';
import { NUMBER_NAMES, PRODUCT_NUMBERS } from '../../../lib/product-numbers';
import { record } from '../../../theme/recipes/record.recipe';
import { Pager, SectionTitle, recipeClasses } from '../../../ui';

/** One event: who did what, when and from which address. */
export interface AuditEntry extends Omit<AuditEventDto, 'actor' | 'details'> {
  /** Null for a visitor. */
  actor: { name: string } | null;
  /** Further data: old and new value, or a count. */
  details: Readonly<Record<string, unknown>>;
}

const WORDS: Readonly<Record<AuditEventDtoAction, () => string>> = {
  'account-manager-created': () => i18n.t('Manager’s account opened'),
  'account-role-changed': () => i18n.t('Role changed'),
  'account-invitation-sent': () => i18n.t('Invitation to the staff sent'),
  'account-invitation-withdrawn': () => i18n.t('Invitation to the staff withdrawn'),
  'account-invitation-accepted': () => i18n.t('Joined the staff'),
  'account-access-ended': () => i18n.t('Access to the back-office ended'),
  'account-deleted': () => i18n.t('Account deleted'),
  'account-erased': () => i18n.t('Account erased by its owner'),
  'account-exported': () => i18n.t('Data downloaded'),
  'account-list-exported': () => i18n.t('List downloaded'),
  'account-order-deleted': () => i18n.t('Order deleted'),
  'account-exchange-changed': () => i18n.t('Exchange of size changed'),
  'account-return-changed': () => i18n.t('Return for money changed'),
  'account-invoice-recorded': () => i18n.t('Invoice recorded'),
  'account-money-received': () => i18n.t('Money recorded'),
  'account-money-matched': () => i18n.t('Money matched to an order'),
  'account-money-settled': () => i18n.t('Money settled'),
  'account-refund-asked': () => i18n.t('Refund asked for'),
  'account-refund-closed': () => i18n.t('Refund ended by hand'),
  'account-shipment-added': () => i18n.t('Parcel sent'),
  'account-shipment-event': () => i18n.t('Parcel’s step recorded'),
  'account-email-asked': () => i18n.t('New email asked for'),
  'account-email-changed': () => i18n.t('Email changed'),
  'account-email-confirmed': () => i18n.t('Email confirmed'),
  'account-phone-changed': () => i18n.t('Phone changed'),
  'account-password-changed': () => i18n.t('Password changed'),
  'account-password-reset': () => i18n.t('Password reset'),
  'account-reset-asked': () => i18n.t('Password reset asked for'),
  'account-signed-in': () => i18n.t('Signed in'),
  'account-sessions-ended': () => i18n.t('Signed out everywhere'),
  'account-read': () => i18n.t('Details read by staff'),
  'account-sign-in-failed': () => i18n.t('Sign-in failed'),
  'account-sign-in-blocked': () => i18n.t('Sign-in blocked'),
  'account-second-factor-added': () => i18n.t('Two-step sign-in set up'),
  'account-second-factor-removed': () => i18n.t('Two-step sign-in turned off'),
  'account-second-factor-reset': () => i18n.t('Two-step sign-in reset by a manager'),
  'account-second-factor-failed': () => i18n.t('Two-step code wrong'),
  'account-second-factor-blocked': () => i18n.t('Two-step code blocked'),
  'account-recovery-codes-changed': () => i18n.t('Recovery codes made anew'),
  'product-created': () => i18n.t('Product added'),
  'product-edited': () => i18n.t('Product edited'),
  'product-deleted': () => i18n.t('Product deleted'),
  'product-restored': () => i18n.t('Product restored'),
  'product-stock-corrected': () => i18n.t('Stock corrected'),
  'product-stock-changed': () => i18n.t('Stock changed'),
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
  const styles = recipeClasses(record);
  return (
    <section className={styles.block} aria-label={i18n.t('Audit trail')}>
      <SectionTitle size="xs">{i18n.t('Audit trail')}</SectionTitle>
      {events.length === 0 && <p className={styles.note}>{i18n.t('Nothing recorded yet.')}</p>}
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
  const facts = factsOf(details, action === 'account-role-changed' ? roleName : String);
  return facts ? `${WORDS[action]()}: ${facts}` : WORDS[action]();
}

function factsOf(details: AuditEntry['details'], nameOf: (text: string) => string): string {
  const { from, to, priceFrom, priceTo, ...rest } = details;
  const hasChange = from !== undefined || to !== undefined;
  const change = hasChange ? [`${nameOf(textOf(from))} → ${nameOf(textOf(to))}`] : [];
  const isRepriced = priceFrom !== undefined || priceTo !== undefined;
  const prices = isRepriced
    ? [i18n.t('price {from} → {to}', { from: dongOf(priceFrom), to: dongOf(priceTo) })]
    : [];
  const others = Object.entries(rest).flatMap(([name, value]) => {
    const fact = FACTS[name]?.(textOf(value), isRepriced) ?? `${name} ${textOf(value)}`;
    return fact === '' ? [] : [fact];
  });
  return [...change, ...prices, ...others].join(', ');
}

/** Each detail's text, by its key in the event; '' for a detail that another text already covers. */
const FACTS: Readonly<Record<string, (text: string, isRepriced: boolean) => string>> = {
  name: (text) => text,
  invitation: () => '',
  invoice: (text) => text,
  price: dongOf,
  fields: (text, isRepriced) =>
    text
      .split(', ')
      .filter((field) => !(field === 'price' && isRepriced))
      .map((field) => FIELDS[field]?.() ?? field)
      .join(', '),
  orderId: (text) => `#${orderNumber(text)}`,
  returnId: (id) => i18n.t({ id: 'audit.return', message: 'returnId {id}', values: { id } }),
  exchangeId: (id) => i18n.t({ id: 'audit.exchange', message: 'exchangeId {id}', values: { id } }),
  list: (text) => (text === 'orders' ? i18n.t('orders') : i18n.t('customers')),
  rows: (text) =>
    i18n.t('{count, plural, one {{text} row} other {{text} rows}}', { count: Number(text), text }),
  status: (text) => AFTER_SALE_STATUSES[text]?.() ?? statusName(text),
  quantity: (text) =>
    i18n.t('{count, plural, one {{text} pair} other {{text} pairs}}', { count: Number(text), text }),
  color: (text) => text,
  sizes: (text) => text,
  reason: (text) => SHELF_REASONS[text as keyof typeof SHELF_REASONS]?.() ?? text,
  size: (size) => i18n.t('size {size}', { size }),
};

const AFTER_SALE_STATUSES: Readonly<Record<string, () => string>> = {
  requested: () => i18n.t('requested'),
  approved: () => i18n.t('approved'),
  received: () => i18n.t('received'),
  refused: () => i18n.t('refused'),
  withdrawn: () => i18n.t('withdrawn'),
  expired: () => i18n.t('expired'),
  refunded: () => i18n.t('refunded'),
};

/** The form's labels of the fields that an edit names. */
const FIELDS: Readonly<Record<string, () => string>> = {
  name: () => i18n.t('name'),
  type: () => i18n.t('type'),
  brand: () => i18n.t('brand'),
  material: () => i18n.t('material'),
  price: () => i18n.t('price'),
  highLight: () => i18n.t('highlight'),
  desc: () => i18n.t('description'),
  highLightEn: () => i18n.t('highlight in English'),
  descEn: () => i18n.t('description in English'),
  adImage: () => i18n.t('adImage'),
  navbarImage: () => i18n.t('navbarImage'),
  model: () => i18n.t('model'),
  colors: () => i18n.t('colors and sizes'),
  ...Object.fromEntries(
    NUMBER_NAMES.map((name) => [name, () => PRODUCT_NUMBERS[name].label().toLowerCase()]),
  ),
};

function dongOf(value: unknown): string {
  return formatDong(textOf(value));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sourceOf({ actor, address }: AuditEntry): string {
  return [actor?.name, address].filter(Boolean).join(' · ') || i18n.t('The shop');
}
