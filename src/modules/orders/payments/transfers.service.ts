import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { Config, type BankConfig } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { bankName } from './banks';
import type { OrderDto, TransferDto } from '../dto/order.dto';
import { OrderAccess } from '../order-access';
import { OrderView } from '../order-view';
import { ORDER_STATUS } from '../order-status';
import { OrdersRepository } from '../orders.repository';
import { newReference } from './payment-reference';
import { amountDue, sumsOf } from './payment-state';

/** Paying by bank transfer: the account of the configuration, and what the transfer must say. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly view: OrderView,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * The transfer that pays an order, for its owner or for staff.
   * @throws Refusal (404) for another customer's order, and when the shop has no bank account
   * @throws Refusal (409) when nothing is to be transferred for this order
   */
  async find(id: string, user: AuthenticatedUser): Promise<TransferDto> {
    const stored = await this.access.find(id, user);
    const order = await this.view.show(stored);
    const { bank } = this.config;
    if (!bank) throw httpError(404, 'transfer.no-bank');
    const amount = amountDue({ ...sumsOf(order), returning: await this.orders.sumReturning(id) });
    const refused = refusalOf(order, amount);
    if (refused) throw httpError(409, refused);
    return transferOf(amount, stored.paymentReference ?? (await this.addReference(id)), bank);
  }

  /** Of an order that the release before has begun. */
  private addReference(id: string): Promise<string> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      return order.paymentReference ?? this.orders.addReference(id, newReference(), manager);
    });
  }
}

/** A cart may still be paid in any way; a placed order only as it was placed, and until it is completed. */
function refusalOf(order: OrderDto, amount: number) {
  const { status, payment, items } = order;
  const { unpayable } = ORDER_STATUS[status];
  if (unpayable) return unpayable;
  if (status !== 'cart' && payment !== 'QR') return 'transfer.other-payment';
  if (items.length === 0) return 'cart.empty';
  return amount === 0 ? 'transfer.nothing' : undefined;
}

/**
 * The transfer that pays an order, with the text of its VietQR code.
 * @param amount what is due, in whole dong
 * @param memo the order's reference
 */
export function transferOf(amount: number, memo: string, bank: BankConfig): TransferDto {
  const transfer = { ...bank, bankName: bankName(bank.bin), amount, memo };
  return { payload: vietQrText(transfer), ...transfer };
}

/** What a transfer by VietQR says: whom it pays, how much, and what for. */
type VietQrTransfer = Pick<TransferDto, 'bin' | 'account' | 'amount' | 'memo'>;

const NAPAS = 'A000000727';
const TO_AN_ACCOUNT = 'QRIBFTTA';
const DONG = '704';
/** Of ASCII: banks drop everything else. */
const MAX_MEMO_LENGTH = 25;

/**
 * The text of a VietQR code that pays this transfer: EMVCo's merchant-presented format, as NAPAS profiles it.
 * Each field is its two digits, its length in two digits, and its value.
 *
 * @throws RangeError when the memo is too long, or holds what is not printable ASCII
 */
export function vietQrText({ bin, account, amount, memo }: VietQrTransfer): string {
  if (memo.length > MAX_MEMO_LENGTH || !/^[ -~]+$/.test(memo)) {
    throw new RangeError(`'${memo}' cannot be the memo of a transfer.`);
  }
  const bank = field('00', bin) + field('01', account);
  const payee = field('00', NAPAS) + field('01', bank) + field('02', TO_AN_ACCOUNT);
  const unsigned = [
    field('00', '01'),
    // The code is for one payment: it names the amount.
    field('01', '12'),
    field('38', payee),
    field('53', DONG),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', memo)),
    // The checksum's own field counts as well, up to its value.
    '6304',
  ].join('');
  return unsigned + crc16(unsigned);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) in four capital hexadecimal digits, as EMVCo asks. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
