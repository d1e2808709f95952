import type { ShipmentState } from '../orders/shipments/order-shipment';
import { currentState, haveArrived, inTime, type DatedState } from './shipment-state';

let made = 0;
const at = (second: number, state: ShipmentState): DatedState => {
  made += 1;
  return { state, happenedAt: new Date(1_800_000_000_000 + second * 1000), eventKey: String(made) };
};

describe('the state of a parcel', () => {
  it('is that of its latest event, in whatever order they came', () => {
    const events = [at(3, 'out-for-delivery'), at(1, 'created'), at(2, 'in-transit')];
    expect(currentState(events)).toBe('out-for-delivery');
    expect(inTime(events).map(({ state }) => state)).toEqual(['created', 'in-transit', 'out-for-delivery']);
  });

  it.each(['delivered', 'returned', 'canceled', 'lost'] as const)('stays %s', (state) => {
    expect(currentState([at(5, 'in-transit'), at(4, state), at(6, 'needs-person'), at(7, 'lost')])).toBe(
      state,
    );
  });

  it('is the one further on of two at the same time', () => {
    expect(currentState([at(1, 'out-for-delivery'), at(1, 'in-transit')])).toBe('out-for-delivery');
  });

  it('leaves needs-person with the next event that is known', () => {
    expect(currentState([at(1, 'in-transit'), at(2, 'needs-person')])).toBe('needs-person');
    expect(currentState([at(1, 'in-transit'), at(2, 'needs-person'), at(3, 'in-transit')])).toBe(
      'in-transit',
    );
  });

  it('is created without events', () => expect(currentState([])).toBe('created'));
});

describe('an order’s parcels', () => {
  it.each<[ShipmentState[], boolean]>([
    [['delivered'], true],
    [['delivered', 'canceled'], true],
    [['delivered', 'in-transit'], false],
    [['canceled'], false],
    [[], false],
  ])('%j: all arrived is %s', (states, expected) => expect(haveArrived(states)).toBe(expected));
});
