import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { csvFile, type CsvColumn } from '../../../common/csv';
import type { Language } from '../../../common/language';
import { dayAndTimeOf } from '../../../common/shop-time';
import { vatIn } from '../../../common/vat';
import { Config } from '../../../config/config';
import { SellerService } from '../../seller/seller.service';
import type { ExportOrdersQueryDto } from '../dto/order-requests.dto';
import type { OrderItem } from '../order-item.entity';
import { orderNumber } from '../order-message';
import type { StoredOrder } from '../orders.repository';
import { OrderListRepository } from '../staff/order-list.repository';

/** A line of an order as an invoice has it. */
interface InvoiceLine {
  order: StoredOrder;
  item: OrderItem;
  /** In percent. */
  vatPercent: number;
  /** Whole dong, VAT included. */
  amount: number;
}

/** What an invoice provider needs of orders, as a file with a row for each line (rule C18). */
@Injectable()
export class InvoiceExport {
  constructor(
    private readonly list: OrderListRepository,
    private readonly seller: SellerService,
    private readonly trail: AuditTrail,
    private readonly config: Config,
  ) {}

  /** The lines of all orders that match. That they were read is recorded before the first leaves. */
  async export(
    query: ExportOrdersQueryDto,
    language: Language,
    by: AuthenticatedUser,
  ): Promise<StreamableFile> {
    await this.trail.recordExport('invoices', await this.list.countMatches(query), by);
    return csvFile(columnsOf(this.config.shopTimezone), language, this.linesOf(query));
  }

  private async *linesOf(query: ExportOrdersQueryDto): AsyncGenerator<InvoiceLine[]> {
    for await (const orders of this.list.findAll(query)) {
      yield orders.flatMap((order) => {
        const vatPercent = order.vatPercent ?? this.seller.vatPercentAt(order.placedAt ?? order.createdAt);
        return order.items.map((item) => ({
          ...{ order, item, vatPercent },
          amount: item.quantity * Number(item.price),
        }));
      });
    }
  }
}

function columnsOf(timezone: string): CsvColumn<InvoiceLine>[] {
  return [
    { name: { en: 'Order', vi: 'Đơn hàng' }, of: ({ order }) => `#${orderNumber({ _id: order.id })}` },
    {
      name: { en: 'Date', vi: 'Ngày' },
      of: ({ order }) => dayAndTimeOf(order.completedAt ?? order.placedAt ?? order.createdAt, timezone)[0],
    },
    {
      name: { en: 'Buyer', vi: 'Người mua' },
      of: ({ order }) => order.invoiceBuyer?.company ?? order.name,
    },
    { name: { en: 'Tax code', vi: 'Mã số thuế' }, of: ({ order }) => order.invoiceBuyer?.taxCode ?? '' },
    {
      name: { en: 'Address', vi: 'Địa chỉ' },
      of: ({ order }) => order.invoiceBuyer?.address ?? order.address,
    },
    {
      name: { en: 'Email for the invoice', vi: 'Email nhận hóa đơn' },
      of: ({ order }) => order.invoiceBuyer?.email ?? '',
    },
    { name: { en: 'Payment', vi: 'Thanh toán' }, of: ({ order }) => (order.payment === 'COD' ? 'TM' : 'CK') },
    {
      name: { en: 'Item', vi: 'Tên hàng' },
      of: ({ item: { name, color, size } }) => `${name}, ${color}, ${size}`,
    },
    { name: { en: 'Unit', vi: 'Đơn vị tính' }, of: () => 'đôi' },
    { name: { en: 'Quantity', vi: 'Số lượng' }, of: ({ item }) => item.quantity },
    {
      name: { en: 'Before VAT (VND)', vi: 'Thành tiền trước thuế (VND)' },
      of: ({ amount, vatPercent }) => amount - vatIn(amount, vatPercent),
    },
    { name: { en: 'VAT (%)', vi: 'Thuế suất GTGT (%)' }, of: ({ vatPercent }) => vatPercent },
    {
      name: { en: 'VAT (VND)', vi: 'Tiền thuế GTGT (VND)' },
      of: ({ amount, vatPercent }) => vatIn(amount, vatPercent),
    },
    { name: { en: 'With VAT (VND)', vi: 'Thành tiền (VND)' }, of: ({ amount }) => amount },
    { name: { en: 'Invoice', vi: 'Số hóa đơn' }, of: ({ order }) => order.invoiceNumber ?? '' },
  ];
}
