import { orderTitle } from '../../../lib/order-number';
import { Button, FieldError, Pager, SectionTitle, recipeClasses } from '../../../ui';
import { recordList } from '../../../theme/recipes/record-list.recipe';

/** What can be done with a request. */
export interface RequestAction {
  label: string;
  /** What usually comes next is the filled button. */
  isNext?: boolean;
  act: () => void;
}

/** What a customer asks for once an order has arrived, in words. */
export interface ShownRequest {
  id: string;
  orderId: string;
  /** Its pairs, a line for each. */
  pairs: readonly string[];
  /** How far it is, and what was written about it. */
  words: readonly string[];
  actions: readonly RequestAction[];
  /** Whom the order is for, for staff. */
  receiver?: string | undefined;
}

export interface RequestListProps {
  /** The heading. */
  title: string;
  /** In the order in which they are shown. */
  requests: readonly ShownRequest[];
  /** While something is done: the buttons ignore presses. */
  isBusy?: boolean;
  /** Why the last action failed; '' otherwise. */
  failure?: string;
  /** Opens the order of a request; without it the order is known. */
  onOpen?: (orderId: string) => void;
  /** The present page of several, from 1, their number, their name, and what is called with the one asked for. */
  paging?: { label: string; page: number; pages: number; onChange: (page: number) => void } | undefined;
}

/** Exchanges or returns, each with its pairs, how far it is in words, and what staff or its customer do with it. */
export function RequestList({ title, requests, failure = '', paging, ...row }: RequestListProps) {
  const styles = recipeClasses(recordList);
  return (
    <section aria-label={title}>
      <SectionTitle size="xs">{title}</SectionTitle>
      {failure && <FieldError>{failure}</FieldError>}
      <ul className={styles.list}>
        {requests.map((request) => (
          <Row key={request.id} request={request} {...row} />
        ))}
      </ul>
      {paging && <Pager {...paging} />}
    </section>
  );
}

type RowProps = Pick<RequestListProps, 'isBusy' | 'onOpen'> & { request: ShownRequest };

function Row({ request, isBusy, onOpen }: RowProps) {
  const styles = recipeClasses(recordList);
  const { orderId, pairs, words, actions, receiver } = request;
  return (
    <li className={styles.row}>
      {pairs.map((pair) => (
        <p key={pair} className={styles.title}>
          {pair}
        </p>
      ))}
      {words.map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
      {(actions.length > 0 || onOpen) && (
        <div className={styles.buttons}>
          {actions.map(({ label, isNext, act }) => (
            <Button
              key={label}
              variant={isNext ? 'ink' : 'outline'}
              size="tool"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && act()}
            >
              {label}
            </Button>
          ))}
          {onOpen && (
            <Button variant="outline" size="tool" onClick={() => onOpen(orderId)}>
              {orderTitle(orderId)}
            </Button>
          )}
          {receiver && <p className={styles.receiver}>{receiver}</p>}
        </div>
      )}
    </li>
  );
}
