import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { carrierName } from '../../orders/shipments/order-shipment';
import { CarrierMoneyService, type CarriedOrder } from '../../payments/carrier-money.service';
import { currentState } from '../shipment-state';
import type { Shipment } from '../shipment.entity';
import { ShipmentsRepository, type StoredShipment } from '../shipments.repository';
import type {
  CodStatementDto,
  CodStatementRowDto,
  RowOutcome,
  TakeCodStatementDto,
} from './cod-statement.dto';
import { readStatement, type StatementRow } from './cod-statement-file';

/** What is found about a row. */
interface Finding {
  outcome: RowOutcome;
  expected: number | null;
}

/** Carriers' statements of the cash that their couriers collected. */
@Injectable()
export class CodStatementsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly money: CarrierMoneyService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Records the cash of a carrier's statement, or only says what would happen. A row that fits nothing says why, and does
   * not keep the others from it.
   * @throws as `readStatement`
   */
  async take(
    { carrier, csv, dryRun = false }: TakeCodStatementDto,
    user: AuthenticatedUser,
    once?: TransactionHook,
  ): Promise<CodStatementDto> {
    const rows = readStatement(csv);
    const numbers = rows.filter(({ unreadable }) => unreadable === null).map((row) => row.trackingNumber);
    const found = await this.shipments.findByNumbers(carrier, numbers);
    const byNumber = new Map(found.map((one) => [one.trackingNumber, one]));
    const orderOf = (row: StatementRow): string => byNumber.get(row.trackingNumber)?.orderId ?? '';
    return this.transactions.run(async (manager) => {
      const answers: CodStatementRowDto[] = [];
      const seen = new Set<string>();
      // Sorted, so that two calls do not wait for each other.
      for (const row of rows.toSorted((a, b) =>
        orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b)),
      )) {
        const shipment = row.unreadable === null ? byNumber.get(row.trackingNumber) : undefined;
        const isAgain = shipment !== undefined && seen.has(shipment.id);
        const finding = isAgain
          ? { outcome: 'recorded' as const, expected: null }
          : await this.takeRow(row, shipment, user, dryRun, manager);
        if (shipment && finding.outcome === 'matched') seen.add(shipment.id);
        answers.push(toAnswer(row, shipment, finding));
      }
      return { rows: answers.toSorted((a, b) => a.row - b.row) };
    }, once);
  }

  private async takeRow(
    row: StatementRow,
    shipment: Shipment | undefined,
    user: AuthenticatedUser,
    dryRun: boolean,
    manager: EntityManager,
  ): Promise<Finding> {
    if (row.unreadable !== null) return { outcome: 'unreadable', expected: null };
    const carried = shipment && (await this.money.open(shipment.orderId, user, manager));
    const known = carried ? await this.shipments.findOfOrder(shipment.orderId, manager) : [];
    const parcel = known.find(({ id }) => id === shipment?.id);
    if (!carried || !parcel) return { outcome: 'unknown', expected: null };
    const finding = judge(row, parcel, known, carried);
    if (dryRun || finding.outcome !== 'matched') return finding;
    const paidAt = row.date ?? new Date();
    const paidOver = { paidOverAt: paidAt, paidOverAmount: row.amount, codFee: row.fee };
    // Another statement may have been faster since the parcel was read.
    if (!(await this.shipments.payOver(parcel.id, paidOver, manager)))
      return { outcome: 'recorded', expected: row.amount };
    const note = `COD ${carrierName(parcel.carrier).en}, ${row.trackingNumber}`;
    if (carried.due > 0)
      await this.money.receive(carried, user, { shipmentId: parcel.id, note, paidAt }, manager);
    return finding;
  }
}

function judge(
  row: StatementRow,
  parcel: StoredShipment,
  known: StoredShipment[],
  order: CarriedOrder,
): Finding {
  if (parcel.paidOverAt !== null) return { outcome: 'recorded', expected: parcel.paidOverAmount };
  const expected = expectedOf(parcel, known, order);
  if (order.isOwn) return { outcome: 'own-order', expected };
  if (currentState(parcel.events) !== 'delivered') return { outcome: 'not-delivered', expected };
  return { outcome: expected === row.amount ? 'matched' : 'differs', expected };
}

/**
 * What a carrier is to pay over: what is still due of the order, or what staff recorded as collected and no carrier has
 * paid over, at most what the carrier was asked to collect.
 */
function expectedOf(parcel: StoredShipment, known: StoredShipment[], { due, byHand }: CarriedOrder): number {
  if (due > 0) return due;
  const paidOver = known.reduce((sum, one) => sum + (one.paidOverAmount ?? 0), 0);
  const asked = parcel.clientCode === null ? Infinity : Number(parcel.clientCode.split('-').at(-1));
  return Math.max(0, Math.min(byHand - paidOver, asked));
}

function toAnswer(row: StatementRow, shipment: Shipment | undefined, finding: Finding): CodStatementRowDto {
  const { row: number, trackingNumber, amount, unreadable } = row;
  const orderId = finding.outcome === 'unknown' ? null : (shipment?.orderId ?? null);
  return { row: number, trackingNumber, amount, ...finding, orderId, unreadable };
}
