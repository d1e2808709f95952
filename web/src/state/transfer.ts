import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStatus } from '../lib/api-error';
import type { OrderDto, TransferDto } from '../api/generated/model';
import {
  getGetOrderQueryKey,
  getGetOrderTransferQueryKey,
  useGetOrderTransfer,
} from '../api/generated/orders/orders';
import { i18n } from '../lib/i18n';
import { amountDue } from '../lib/order-payment';
import { useQrPicture } from '../hooks/use-qr-picture';

interface TransferState {
  /** Undefined while it loads. */
  transfer?: TransferDto;
  /** The QR code as a data URL. */
  image?: string;
  /** Why it is missing, in one sentence. */
  failure?: string;
  /** Set when a retry may help. */
  retry?: () => void;
}

/**
 * The bank transfer that pays an order, with its QR code. When what is to be paid has changed, the order is read
 * again, so that the code and the page show the same sum.
 *
 * @param order null when no transfer is needed
 */
export function useTransfer(order: OrderDto | null): TransferState {
  const id = order?._id ?? '';
  const due = order ? amountDue(order) : 0;
  const answer = useGetOrderTransfer(id, {
    query: { queryKey: [...getGetOrderTransferQueryKey(id), due], enabled: order !== null },
  });
  const transfer = order ? answer.data : undefined;
  const picture = useQrPicture(transfer?.payload);
  const client = useQueryClient();

  const isOutdated = transfer !== undefined && transfer.amount !== due;
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: getGetOrderQueryKey(id) });
  }, [client, isOutdated, id]);

  if (order === null || isOutdated) return {};
  if (answer.error) {
    const mayHelp = !isStatus(answer.error, 403, 404, 409);
    return { failure: answer.error.message, retry: mayHelp ? () => void answer.refetch() : undefined };
  }
  if (picture.hasFailed) return { failure: i18n.t('The QR code could not be drawn.'), retry: picture.retry };
  return { transfer, image: picture.image };
}
