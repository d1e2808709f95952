import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { csvFile, phoneCell, type CsvColumn } from '../../../common/csv';
import type { InBoth, Language } from '../../../common/language';
import { dayAndTimeOf } from '../../../common/shop-time';
import { Config } from '../../../config/config';
import type { ExportOrdersQueryDto } from '../dto/order-requests.dto';
import { orderNumber } from '../order-message';
import { OrderListRepository } from './order-list.repository';
import { ORDER_STATUS } from '../order-status';
import type { Payment } from '../order.entity';
import type { StoredOrder } from '../orders.repository';
import { paymentState, sumsOf, type PaymentState } from '../payments/payment-state';

const PAYMENTS: Record<Payment, InBoth> = {
  COD: { en: 'Cash on delivery (COD)', vi: 'Thanh toán khi nhận hàng (COD)' },
  QR: { en: 'QR bank transfer', vi: 'Chuyển khoản QR' },
  eWallet: { en: 'E-wallet', vi: 'Ví điện tử' },
  credit: { en: 'Credit card', vi: 'Thẻ tín dụng' },
};

const PAYMENT_WORDS: Record<PaymentState, InBoth> = {
  unpaid: { en: 'Unpaid', vi: 'Chưa thanh toán' },
  'partly-paid': { en: 'Partly paid', vi: 'Thanh toán một phần' },
  paid: { en: 'Paid', vi: 'Đã thanh toán' },
  'refund-due': { en: 'Refund due', vi: 'Cần hoàn tiền' },
  refunded: { en: 'Refunded', vi: 'Đã hoàn tiền' },
};

/** The orders of staff's list as a file (rule L15). */
@Injectable()
export class OrderExport {
  constructor(
    private readonly list: OrderListRepository,
    private readonly trail: AuditTrail,
    private readonly config: Config,
  ) {}

  /** All orders that match, a row each. That they were read is recorded before the first leaves. */
  async export(
    query: ExportOrdersQueryDto,
    language: Language,
    by: AuthenticatedUser,
  ): Promise<StreamableFile> {
    await this.trail.recordExport('orders', await this.list.countMatches(query), by);
    return csvFile(columnsOf(language, this.config.shopTimezone), language, this.list.findAll(query));
  }
}

function columnsOf(language: Language, timezone: string): CsvColumn<StoredOrder>[] {
  const momentOf = ({ placedAt, createdAt }: StoredOrder) => dayAndTimeOf(placedAt ?? createdAt, timezone);
  return [
    { name: { en: 'Order', vi: 'Đơn hàng' }, of: ({ id }) => `#${orderNumber({ _id: id })}` },
    { name: { en: 'Date', vi: 'Ngày' }, of: (order) => momentOf(order)[0] },
    { name: { en: 'Time', vi: 'Giờ' }, of: (order) => momentOf(order)[1] },
    { name: { en: 'Status', vi: 'Trạng thái' }, of: ({ status }) => ORDER_STATUS[status].label[language] },
    { name: { en: 'Name', vi: 'Họ tên' }, of: ({ name }) => name },
    { name: { en: 'Phone', vi: 'Số điện thoại' }, of: ({ phone }) => phoneCell(phone) },
    { name: { en: 'Address', vi: 'Địa chỉ' }, of: ({ address }) => address },
    {
      name: { en: 'Payment', vi: 'Thanh toán' },
      of: ({ payment }) => (payment ? PAYMENTS[payment][language] : ''),
    },
    { name: { en: 'Items', vi: 'Sản phẩm' }, of: ({ items }) => items.map(inWords).join('; ') },
    { name: { en: 'Pairs', vi: 'Số đôi' }, of: ({ pairs }) => pairs },
    { name: { en: 'Total (VND)', vi: 'Tổng cộng (VND)' }, of: ({ total }) => total ?? 0 },
    {
      name: { en: 'Payment state', vi: 'Tình trạng thanh toán' },
      of: (order) => PAYMENT_WORDS[paymentState(sumsOf(order))][language],
    },
    { name: { en: 'Received (VND)', vi: 'Đã nhận (VND)' }, of: ({ paidAmount }) => paidAmount },
    { name: { en: 'Refunded (VND)', vi: 'Đã hoàn (VND)' }, of: ({ refundedAmount }) => refundedAmount },
  ];
}

/** 'Hẻm Nhỏ, đen, 42 × 1' */
function inWords({ name, color, size, quantity }: StoredOrder['items'][number]): string {
  return `${name}, ${color}, ${size} × ${quantity}`;
}
