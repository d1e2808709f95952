import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import {
  adminHref,
  MONEY_LISTS,
  type MoneyState,
  type MoneyView,
  useAdminPages,
  useAdminUrl,
} from '../../state/admin-url';
import { EmptyState, ErrorNotice, Pager, Spinner, TextLink } from '../../ui';
import { ListFilter } from '../../widgets/back-office/list/list-filter';
import { ListHead } from '../../widgets/back-office/list/list-head';
import { ListFooter, ListTools } from '../../widgets/back-office/list/list-tools';
import { OrderDetails } from './order-details';

interface MoneyViewProps {
  view: MoneyView;
  title: string;
  nameOf: (state: MoneyState) => string;
  /** The number of all; undefined until the first answer. */
  total: number | undefined;
  error: Error | null;
  onRetry: () => void;
  isPreviousPage: boolean;
  empty: { title: string; text: string };
  isManager: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A list of money in the place of the orders' list, with the dialog of an order. */
export function MoneyViewFrame(props: MoneyViewProps) {
  const { view, title, nameOf, total, error, onRetry, isPreviousPage, empty, isManager, children } = props;
  const { query, change, goTo, closeDetail } = useAdminUrl();
  const pages = useAdminPages(total, isPreviousPage);
  const states: readonly MoneyState[] = MONEY_LISTS[view];
  return (
    <>
      <ListHead title={title}>
        <TextLink href={adminHref('order')}>{i18n.t('All orders')}</TextLink>
      </ListHead>
      <ListTools count={total ? String(total) : ''} hasExport={false}>
        <ListFilter
          required
          label={i18n.t('Which')}
          values={states}
          nameOf={nameOf}
          value={query.state || states[0]!}
          onChange={(state) => change({ state: state === states[0] ? '' : state })}
        />
      </ListTools>
      {total === undefined && !error && <Spinner size="lg" label={i18n.t('Loading the payments')} />}
      {total === undefined && error && (
        <ErrorNotice
          title={i18n.t('The payments could not be loaded.')}
          advice={error.message}
          onRetry={onRetry}
        />
      )}
      {total === 0 && <EmptyState {...empty} />}
      {children}
      <ListFooter keys={[]}>
        <Pager page={query.page} pages={pages} onChange={goTo} />
      </ListFooter>
      <OrderDetails id={query.detail} onClose={closeDetail} isManager={isManager} />
    </>
  );
}
