import { useState } from 'react';
import type { CarrierDto, OrderDto, ShipmentDto } from '../../api/generated/model';
import {
  useAddShipment,
  useAddShipmentEvent,
  useListCarriers,
  useListShipmentCosts,
} from '../../api/generated/parcels/parcels';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { carrierName, parcelState, SHIPMENT_STATES, type ShipmentState } from '../../lib/parcels';
import { useReadAgain } from '../../state/back-office-cache';
import { useCheckedForm } from '../../state/use-checked-form';
import { record } from '../../theme/recipes/record.recipe';
import { Button, InlineForm, SelectField, useFocusBack, recipeClasses } from '../../ui';
import { ParcelList } from '../../widgets/account/parcel-list/parcel-list';
import { CreateParcel, OrderedParcel } from './carrier-parcel';

/** An order's parcels in its dialog: staff send them, and record what happens to them (rule J5). */
export function OrderParcels({ order }: { order: OrderDto }) {
  const styles = recipeClasses(record);
  const [form, setForm] = useState<'add' | ShipmentDto | null>(null);
  const button = useFocusBack<HTMLButtonElement>(form === 'add');
  const { data } = useListCarriers();
  const carriers = data?.carriers ?? [];
  const feeOf = useFees(order);
  const canAdd = order.status !== 'canceled' && carriers.length > 0;
  if (!canAdd && order.shipments.length === 0) return null;
  const onDone = () => setForm(null);
  const isOnItsWay = ({ carrier }: CarrierDto) =>
    order.shipments.some((one) => one.carrier === carrier && one.isOrdered && !one.isOver);
  return (
    <ParcelList
      shipments={order.shipments}
      noteOf={feeOf}
      actionsOf={(shipment) =>
        !form && (
          <>
            {shipment.isOrdered && <OrderedParcel order={order} shipment={shipment} />}
            {!shipment.isOver && (
              <Button variant="outline" size="tool" onClick={() => setForm(shipment)}>
                {i18n.t('Record a step')}
              </Button>
            )}
          </>
        )
      }
    >
      {form ? (
        <div className={styles.form}>
          {form === 'add' ? (
            <AddForm order={order} carriers={carriers} onDone={onDone} />
          ) : (
            <StepForm order={order} shipment={form} onDone={onDone} />
          )}
        </div>
      ) : (
        canAdd && (
          <div className={styles.buttons}>
            {carriers
              .filter((carrier) => carrier.isConnected && !isOnItsWay(carrier))
              .map((carrier) => (
                <CreateParcel key={carrier.carrier} order={order} carrier={carrier} />
              ))}
            <Button ref={button} variant="outline" size="tool" onClick={() => setForm('add')}>
              {i18n.t('Add shipment')}
            </Button>
          </div>
        )
      )}
    </ParcelList>
  );
}

/** What the carriers ask for the parcels that the shop ordered, in words. */
function useFees({ _id, shipments }: OrderDto) {
  const enabled = shipments.some(({ isOrdered }) => isOrdered);
  const { data } = useListShipmentCosts(_id, { query: { enabled } });
  return (shipment: ShipmentDto) => {
    const fee = data?.costs.find(({ shipmentId }) => shipmentId === shipment._id)?.fee ?? null;
    return fee === null ? undefined : i18n.t('Carrier’s fee: {price}', { price: formatDong(fee) });
  };
}

interface FormProps {
  order: OrderDto;
  onDone: () => void;
}

function AddForm({ order, carriers, onDone }: FormProps & { carriers: readonly CarrierDto[] }) {
  const { mutateAsync } = useAddShipment();
  const readAgain = useReadAgain(order._id);
  const needsNumber = (carrier: string) =>
    carriers.find((one) => one.carrier === carrier)?.needsNumber ?? true;
  const { register, status, failure, isValid, submit } = useCheckedForm({
    defaultValues: { carrier: 'self', trackingNumber: '' },
    check: (field, { carrier, trackingNumber }) =>
      field === 'trackingNumber' && trackingNumber.trim() === '' && needsNumber(carrier)
        ? i18n.t('Enter the carrier’s tracking number.')
        : undefined,
  });
  const send = submit(
    ({ carrier, trackingNumber: typed }) => {
      const trackingNumber = typed.trim();
      return readAgain(
        mutateAsync({ id: order._id, data: { carrier, ...(trackingNumber && { trackingNumber }) } }),
      );
    },
    { onFinished: onDone },
  );
  return (
    <InlineForm
      label={i18n.t('Add shipment')}
      choice={
        <SelectField
          label={i18n.t('Carrier')}
          options={carriers.map(({ carrier, name }) => ({ value: carrier, label: carrierName(name) }))}
          autoFocus
          {...register('carrier')}
        />
      }
      fields={[
        {
          ...{ label: i18n.t('Tracking number'), maxLength: 60, autoComplete: 'off' },
          ...register('trackingNumber'),
        },
      ]}
      action={i18n.t('Save')}
      {...{ status, failure, isValid }}
      loadingText={i18n.t('Saving')}
      onSubmit={() => void send()}
      onCancel={onDone}
    />
  );
}

function StepForm({ order, shipment, onDone }: FormProps & { shipment: ShipmentDto }) {
  const { mutateAsync } = useAddShipmentEvent();
  const readAgain = useReadAgain(order._id);
  const { register, status, failure, isValid, submit } = useCheckedForm({
    defaultValues: { state: nextState(shipment.state), text: '' },
  });
  const send = submit(
    ({ state, text: typed }) => {
      const text = typed.trim();
      const data = { state, ...(text && { text }) };
      return readAgain(mutateAsync({ id: order._id, shipmentId: shipment._id, data }));
    },
    { onFinished: onDone },
  );
  return (
    <InlineForm
      label={i18n.t('Record a step')}
      choice={
        <SelectField
          label={i18n.t('Where the parcel is')}
          options={SHIPMENT_STATES.map((state) => ({ value: state, label: parcelState(state) }))}
          autoFocus
          {...register('state')}
        />
      }
      fields={[
        {
          ...{ label: i18n.t('Note'), hint: i18n.t('Optional; the customer reads it.') },
          ...{ maxLength: 300, autoComplete: 'off', ...register('text') },
        },
      ]}
      action={i18n.t('Save')}
      {...{ status, failure, isValid }}
      loadingText={i18n.t('Saving')}
      onSubmit={() => void send()}
      onCancel={onDone}
    />
  );
}

/** What usually comes next. */
function nextState(state: ShipmentState): ShipmentState {
  const usual: readonly ShipmentState[] = ['created', 'picked-up', 'in-transit', 'out-for-delivery'];
  return usual[usual.indexOf(state) + 1] ?? 'delivered';
}
