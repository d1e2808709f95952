import type { CallLimits } from '../../../common/call-service';
import { cleanText } from '../../../common/clean-text';
import type { Place } from '../../../common/places';
import { shortened, tidyLine } from '../../../common/text';
import type { ShipmentState } from '../../orders/shipments/order-shipment';

/** The carriers that the shop can order parcels from. */
export const CONNECTED = ['ghn', 'ghtk'] as const;
export type CarrierCode = (typeof CONNECTED)[number];

/** A carrier that takes longer is asked again; the longest answer is a label. Shutdown waits longer (`app.module.ts`). */
export const CARRIER_LIMITS: CallLimits = { ms: 15_000, bytes: 2 * 1024 * 1024 };

/** How far a carrier's clock may be ahead. */
const DAY_MS = 86_400_000;
/** Characters of a carrier's words that are read. */
const MOST_WORDS = 300;
/** What the columns of a parcel hold. */
const MOST_NUMBER = 60;
const MOST_FEE = 2 ** 31 - 1;

/** What a carrier is to bring. Sums in whole dong, weights in grams. */
export interface ParcelOrder {
  /** The shop's own, unique among the carrier's parcels: asked for again, it is the same parcel. */
  code: string;
  receiver: { name: string; phone: string };
  place: Place;
  lines: readonly { name: string; quantity: number; price: number; weight: number }[];
  /** All pairs together. */
  weight: number;
  /** To be collected from the receiver. */
  cod: number;
  /** What the content is worth. */
  value: number;
}

/** A parcel that a carrier has taken on. */
export interface OrderedParcel {
  trackingNumber: string;
  /** What the carrier asks of the shop, in whole dong; null where it does not say. */
  fee: number | null;
  expectedAt: Date | null;
}

/** What is printed and put on a parcel: a page of the carrier's, or a PDF. */
export type ParcelLabel = { url: string } | { pdf: Buffer };

/** What a carrier says of a parcel. */
export interface CarrierReport {
  trackingNumber: string;
  /** The same for each message about the same event. */
  key: string;
  /** The carrier's own, as it came. */
  code: string;
  state: ShipmentState;
  /** In the carrier's words; null without any. */
  text: string | null;
  happenedAt: Date;
}

/** What a carrier says with a status of its own. */
interface CarrierStatus {
  trackingNumber: string;
  /** The carrier's own. */
  code: string;
  /** Undefined for a status that the shop does not know. */
  state: ShipmentState | undefined;
  /** In the carrier's words. */
  words: readonly string[];
  happenedAt: Date;
  /** What brought it: a kind of message, or the carrier's answer. */
  source: string;
}

/**
 * A status in the shop's terms; one that it does not know is shown as it is (rule J9). One of the far future counts as of
 * now: it would be the parcel's last for good.
 */
export function reportOf(status: CarrierStatus): CarrierReport {
  const { trackingNumber, code, state, words, happenedAt, source } = status;
  const text = lineOf((state ? words : [code, ...words]).filter(Boolean).join(': '));
  const now = new Date();
  const isAhead = happenedAt.getTime() > now.getTime() + DAY_MS;
  return {
    ...{ trackingNumber, code, state: state ?? 'needs-person', text: text || null },
    happenedAt: isAhead ? now : happenedAt,
    key: [source, code, happenedAt.toISOString()].join(' '),
  };
}

/** What a carrier asks of the shop; null where its answer has no sum. */
export function feeOf(sum: number): number | null {
  return Number.isNaN(sum) ? null : sum;
}

/** Whether the shop can keep a parcel as its carrier named and priced it. */
export function canBeKept({ trackingNumber, fee }: OrderedParcel): boolean {
  return [...trackingNumber].length <= MOST_NUMBER && (fee ?? 0) <= MOST_FEE;
}

/** A carrier's words as one line that people read. */
function lineOf(words: string): string {
  return shortened(tidyLine(cleanText(shortened(words, 10 * MOST_WORDS))), MOST_WORDS);
}

/** A carrier whose interface the shop speaks. */
export interface Carrier {
  /** What it takes at most: grams, and whole dong to collect. */
  readonly limits: { weight: number; cod: number };
  /**
   * Orders a parcel; one with a known code is answered as it is.
   * @throws CarrierRefusal, UnknownPlace, UnknownSender, or ServiceError when it is unknown whether there is a parcel now
   */
  order(parcel: ParcelOrder): Promise<OrderedParcel>;
  /** @throws CarrierRefusal when it is too late */
  cancel(trackingNumber: string): Promise<void>;
  label(trackingNumber: string): Promise<ParcelLabel>;
  /** Asks where a parcel is. */
  query(trackingNumber: string): Promise<CarrierReport>;
  /** Reads a message; null for one that says nothing of where a parcel is, `unreadable` for what is none. */
  readMessage(body: Buffer): CarrierReport | null | 'unreadable';
}

/** A carrier said no. */
export class CarrierRefusal extends Error {
  /** In the carrier's words. */
  readonly words: string;

  constructor(
    readonly carrier: CarrierCode,
    words: string,
  ) {
    const line = lineOf(words);
    super(`${carrier} refused: ${line}`);
    this.words = line;
  }
}

/** A carrier does not know the receiver's ward or province. */
export class UnknownPlace extends Error {}

/** The seller’s own address or telephone, where a carrier comes for parcels, is not set. */
export class UnknownSender extends Error {}
