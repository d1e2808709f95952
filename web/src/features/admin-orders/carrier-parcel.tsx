import { useState } from 'react';
import type { CarrierDto, OrderDto, ShipmentDto } from '../../api/generated/model';
import { getShipmentLabel, useAddShipment, useCancelShipment } from '../../api/generated/parcels/parcels';
import { useActionStatus } from '../../hooks/use-action-status';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { openFile } from '../../lib/files';
import { i18n } from '../../lib/i18n';
import { useReadAgain } from '../../state/back-office-cache';
import { Button, ConfirmDialog, FieldError, StatusButton } from '../../ui';

/** Orders a parcel from a carrier that is connected (rule J7). */
export function CreateParcel({ order, carrier }: { order: OrderDto; carrier: CarrierDto }) {
  const { mutateAsync } = useAddShipment();
  const readAgain = useReadAgain(order._id);
  const { status, failure, run } = useActionStatus();
  const create = () => readAgain(mutateAsync({ id: order._id, data: { carrier: carrier.carrier } }));
  return (
    <>
      <StatusButton
        variant="outline"
        size="tool"
        status={status}
        loadingText={i18n.t('Creating the parcel')}
        onClick={() => void run(create)}
      >
        {i18n.t('Create with {carrier}', { carrier: carrier.carrier.toUpperCase() })}
      </StatusButton>
      {failure && <FieldError>{failure}</FieldError>}
    </>
  );
}

/** What staff do with a parcel that was ordered: its label, and cancelling it (rule J8). */
export function OrderedParcel({ order, shipment }: { order: OrderDto; shipment: ShipmentDto }) {
  const { mutateAsync } = useCancelShipment();
  const readAgain = useReadAgain(order._id);
  const label = useActionStatus();
  const [canceled, setCanceled] = useState<ShipmentDto | null>(null);
  const dialog = useUntilClosed(canceled, () => setCanceled(null));
  const ids = { id: order._id, shipmentId: shipment._id };
  const print = async () => {
    const { url, pdf } = await getShipmentLabel(ids.id, ids.shipmentId);
    openFile(url ?? `data:application/pdf;base64,${pdf ?? ''}`, `${shipment.trackingNumber ?? ''}.pdf`);
  };
  return (
    <>
      <StatusButton variant="outline" size="tool" status={label.status} onClick={() => void label.run(print)}>
        {i18n.t('Print label')}
      </StatusButton>
      {!shipment.isOver && (
        <Button variant="outline" size="tool" onClick={() => setCanceled(shipment)}>
          {i18n.t('Cancel parcel')}
        </Button>
      )}
      {label.failure && <FieldError>{label.failure}</FieldError>}
      {dialog && (
        <ConfirmDialog
          {...dialog.frame}
          labels={{
            question: i18n.t('Cancel this parcel?'),
            keep: i18n.t('Keep parcel'),
            act: i18n.t('Cancel parcel'),
            acting: i18n.t('Canceling'),
          }}
          subject={dialog.subject.trackingNumber ?? ''}
          onConfirm={() => readAgain(mutateAsync(ids))}
        >
          <p>{i18n.t('The carrier no longer comes for it. The order stays as it is.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
