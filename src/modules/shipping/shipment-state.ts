import { isFinal, SHIPMENT_STATES, type ShipmentState } from '../orders/shipments/order-shipment';

/** What the state of a parcel depends on. */
export interface DatedState {
  state: ShipmentState;
  happenedAt: Date;
  /** Unique among the parcel's events. */
  eventKey: string;
}

/**
 * The events in the order in which they happened, however they came. Carriers' times have whole seconds: of two at the same
 * time the one that is further on is the later.
 */
export function inTime<Event extends DatedState>(events: readonly Event[]): Event[] {
  const rank = ({ state }: DatedState): number => SHIPMENT_STATES.indexOf(state);
  return events.toSorted(
    (one, other) =>
      one.happenedAt.getTime() - other.happenedAt.getTime() ||
      rank(one) - rank(other) ||
      (one.eventKey < other.eventKey ? -1 : 1),
  );
}

/** Where a parcel is: at its first final state, else at its latest. */
export function currentState(events: readonly DatedState[]): ShipmentState {
  const states = inTime(events).map(({ state }) => state);
  return states.find(isFinal) ?? states.at(-1) ?? 'created';
}

/** Whether all of an order's parcels have come to their end, and at least one has arrived (rule J4). */
export function haveArrived(states: readonly ShipmentState[]): boolean {
  return states.includes('delivered') && states.every(isFinal);
}
