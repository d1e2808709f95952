import type { IncomingHttpHeaders } from 'node:http';
import type { Clock, Message, Reply, Send } from '../payments/fake-provider';

export interface FakeCarrierOptions {
  token: string;
  /** Where the shop takes messages, its secret included. */
  messageUrl: string;
  send: Send;
  clock: Clock;
  /** Milliseconds between two steps of a parcel that moves along by itself; 0: none does. */
  pace: number;
}

/** A parcel as its carrier knows it. */
export interface FakeParcel {
  trackingNumber: string;
  /** The shop's own. */
  code: string;
  status: string;
  changedAt: number;
  cod: number;
  fee: number;
  weight: number;
}

/** A carrier that brings nothing: it speaks the documented interface, and its parcels move by its actions. */
export abstract class FakeCarrier {
  /** Where staff's browsers reach it. */
  baseUrl = '';
  readonly parcels = new Map<string, FakeParcel>();

  constructor(protected readonly options: FakeCarrierOptions) {}

  abstract handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply>;

  /** What it says about a parcel now. */
  protected abstract messageOf(parcel: FakeParcel, reason: string): Message;

  /** The statuses of a parcel that arrives. */
  protected abstract readonly course: readonly string[];

  /** How long it waits before each repeat of a message that is not answered with a 200. */
  protected abstract readonly repeatAfter: readonly number[];

  /** Moves a parcel on, and says so. */
  async move(trackingNumber: string, status: string, reason = ''): Promise<Message> {
    const parcel = this.parcels.get(trackingNumber);
    if (!parcel) throw new Error(`No parcel ${trackingNumber}`);
    Object.assign(parcel, { status, changedAt: this.options.clock.now() });
    const message = this.messageOf(parcel, reason);
    await this.deliver(message, this.repeatAfter);
    return message;
  }

  protected findByCode(code: string): FakeParcel | undefined {
    return [...this.parcels.values()].find((one) => one.code === code && !this.isCanceled(one));
  }

  protected abstract isCanceled(parcel: FakeParcel): boolean;

  keep(parcel: Omit<FakeParcel, 'changedAt'>): FakeParcel {
    const kept = { ...parcel, changedAt: this.options.clock.now() };
    this.parcels.set(kept.trackingNumber, kept);
    const { clock, pace } = this.options;
    if (pace > 0) clock.later(pace, () => void this.moveOn(kept));
    return kept;
  }

  /** Moves a parcel to its next status, unless it left the course. */
  private async moveOn(parcel: FakeParcel): Promise<void> {
    const next = this.course[this.course.indexOf(parcel.status) + 1];
    if (next === undefined || this.isCanceled(parcel)) return;
    const { clock, pace } = this.options;
    clock.later(pace, () => void this.moveOn(parcel));
    await this.move(parcel.trackingNumber, next);
  }

  private async deliver(message: Message, gaps: readonly number[]): Promise<void> {
    const answer = await this.options.send(message).catch(() => null);
    const [gap, ...rest] = gaps;
    if (answer?.status === 200 || gap === undefined) return;
    this.options.clock.later(gap, () => void this.deliver(message, rest));
  }
}
