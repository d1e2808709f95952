import { type ReactNode, useId, useState } from 'react';
import type { ShipmentDto } from '../../../api/generated/model';
import { formatDate, formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { carrierName, parcelState } from '../../../lib/parcels';
import { Button, SectionTitle, TextLink, recipeClasses } from '../../../ui';
import { recordList } from '../../../theme/recipes/record-list.recipe';

export interface ParcelListProps {
  /** The parcels of an order, oldest first. */
  shipments: readonly ShipmentDto[];
  /** What staff know of one. */
  noteOf?: (shipment: ShipmentDto) => ReactNode;
  /** What staff do with one. */
  actionsOf?: (shipment: ShipmentDto) => ReactNode;
  /** Shown below the parcels. */
  children?: ReactNode;
}

/** An order's parcels: where each is, with whom, and by a press its steps (rule J5). */
export function ParcelList({ shipments, noteOf, actionsOf, children }: ParcelListProps) {
  const styles = recipeClasses(recordList);
  return (
    <section aria-label={i18n.t('Parcel')}>
      <SectionTitle size="xs">{i18n.t('Parcel')}</SectionTitle>
      {shipments.length > 0 && (
        <ul className={styles.list}>
          {shipments.map((shipment) => (
            <Parcel key={shipment._id} shipment={shipment} note={noteOf?.(shipment)}>
              {actionsOf?.(shipment)}
            </Parcel>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

interface ParcelProps {
  shipment: ShipmentDto;
  note: ReactNode;
  children?: ReactNode;
}

function Parcel({ shipment, note, children }: ParcelProps) {
  const styles = recipeClasses(recordList);
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const { trackingNumber, trackingUrl, state, expectedAt } = shipment;
  return (
    <li className={styles.row}>
      <p className={styles.title}>{parcelState(state)}</p>
      <p className={styles.text}>
        {carrierName(shipment.carrierName)}
        {trackingNumber !== null && ' · '}
        {trackingUrl === null ? trackingNumber : <TextLink href={trackingUrl}>{trackingNumber}</TextLink>}
      </p>
      {expectedAt !== null && (
        <p className={styles.text}>{i18n.t('Expected on {date}', { date: formatDate(expectedAt) })}</p>
      )}
      {note && <p className={styles.text}>{note}</p>}
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="tool"
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {i18n.t('Track parcel')}
        </Button>
        {children}
      </div>
      <ol id={stepsId} className={styles.steps} hidden={!isOpen}>
        {shipment.events.toReversed().map((event, index) => (
          <li key={index} className={styles.step}>
            <span>
              {parcelState(event.state)}
              {event.text !== null && <span className={styles.text}> · {event.text}</span>}
            </span>
            <time className={styles.date} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </li>
  );
}
