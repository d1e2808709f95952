import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceError } from '../../common/call-service';
import { Every } from '../../common/every';
import { httpError } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { Carriers } from './carriers';
import { isFinal } from '../orders/shipments/order-shipment';
import { CarrierRefusal, type Carrier, type CarrierCode } from './carriers/carrier';
import type { Shipment } from './shipment.entity';
import { ShipmentsRepository } from './shipments.repository';
import { nextQuestion, ShipmentsService } from './shipments.service';

const SWEEP_MS = 5 * 60_000;

/** What carriers say of parcels: in messages, and when they are asked since no message came. */
@Injectable()
export class CarrierEventsService {
  private readonly logger = new Logger(CarrierEventsService.name);

  constructor(
    private readonly carriers: Carriers,
    private readonly parcels: ShipmentsService,
    private readonly shipments: ShipmentsRepository,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * A carrier's message. One about a parcel that the shop does not know is understood, so that it is not repeated.
   * @param secret the end of the address, which stands for a signature
   * @throws Refusal (404) for a wrong secret or a carrier that is not set up; Refusal (400) for what is no message
   */
  async take(code: CarrierCode, secret: string, body: Buffer): Promise<void> {
    const found = this.carriers.find(code);
    const expected = this.config.carriers[code]?.webhookSecret;
    if (!found || expected === undefined || !isSame(expected, secret))
      throw httpError(404, 'carrier.bad-secret');
    const report = found.carrier.readMessage(body);
    if (report === 'unreadable') throw httpError(400, 'carrier.unreadable');
    const shipment = report && (await this.shipments.findByNumber(code, report.trackingNumber));
    if (!shipment) return;
    if (isFinal(report.state)) await this.confirm(shipment, found.carrier);
    else await this.parcels.takeReport(shipment, report, body.toString('utf8'));
  }

  /**
   * The end of a parcel counts as its carrier answers it, since nobody signs messages and the order ends with it. Without an
   * answer the next sweep asks again.
   */
  private async confirm(shipment: Shipment, carrier: Carrier): Promise<void> {
    if ((await this.query(shipment, carrier)) || shipment.askAt === null) return;
    await this.transactions.runStatement((manager) => this.shipments.askAt(shipment.id, new Date(), manager));
  }

  /** Asks about parcels of which nothing was heard: messages get lost. All processes do; a guarded update decides who. */
  @Every(SWEEP_MS)
  async sweep(now = new Date()): Promise<void> {
    for (const shipment of await this.shipments.findDue(now))
      await this.ask(shipment, now).catch((error: unknown) => this.logger.error(error));
  }

  private async ask(shipment: Shipment, now: Date): Promise<void> {
    const isOurs = await this.transactions.runStatement((manager) =>
      this.shipments.claim(shipment, nextQuestion(now), manager),
    );
    const found = this.carriers.find(shipment.carrier);
    if (isOurs && found && shipment.trackingNumber !== null) await this.query(shipment, found.carrier);
  }

  /** Takes what a carrier answers about a parcel with a number. @returns whether it answered */
  private async query(shipment: Shipment, carrier: Carrier): Promise<boolean> {
    try {
      await this.parcels.takeReport(shipment, await carrier.query(shipment.trackingNumber!), null);
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof CarrierRefusal)) throw error;
      this.logger.warn(error.message);
      return false;
    }
  }
}

/** Compares texts of any length in constant time. */
function isSame(expected: string, given: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
