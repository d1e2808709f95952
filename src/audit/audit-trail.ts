import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Every } from '../common/every';
import type { EntityManager } from 'typeorm';
import { BackgroundWork } from '../common/background-work';
import { newId } from '../common/new-id';
import { TooManyAttemptsException } from '../common/refusals/refusal';
import { TransactionRunner } from '../database/transaction-runner';
import type { AuditAction, AuditDetails, AuditEvent } from './audit-event.entity';
import { AuditEventsRepository, type AuditFilter } from './audit-events.repository';
import { RareEvents } from './rare-events';

export type { AuditDetails };

const HOUR_MS = 3600 * 1000;
/** How long events are kept (rule A32). */
const KEPT_MS = 400 * 24 * HOUR_MS;
const SHUTDOWN_PATIENCE_MS = 2000;

/** The acting account and its network address; an `AuthenticatedUser` is an actor. */
export interface Actor {
  readonly _id: string | null;
  readonly ip: string | null;
}

export interface NewAuditEvent {
  readonly action: AuditAction;
  /** The customer or product; null for a login name without an account. */
  readonly subjectId: string | null;
  readonly by: Actor;
  readonly details?: AuditDetails;
}

/** An attempt to prove an identity: the account, the actor, and the error for a wrong proof. */
export interface ProofAttempt extends Pick<NewAuditEvent, 'subjectId' | 'by'> {
  readonly kind: 'account-sign-in' | 'account-second-factor';
  readonly wrong: Error;
}

/** A staff member's access to a person's data. */
interface Reading extends NewAuditEvent {
  readonly subjectId: string;
  readonly by: Actor & { readonly _id: string };
}

/**
 * The audit trail: who did what to whom, when and from where. Events are never changed, and only the sweep after 400
 * days removes them (rule A32).
 */
@Injectable()
export class AuditTrail implements OnApplicationShutdown {
  private readonly logger = new Logger(AuditTrail.name);
  private readonly work = new BackgroundWork(this.logger);
  private readonly failures = new RareEvents();
  /** Accesses that are being recorded. */
  private readonly readings = new Set<string>();

  constructor(
    private readonly events: AuditEventsRepository,
    private readonly transactions: TransactionRunner,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.work.finish(SHUTDOWN_PATIENCE_MS);
  }

  /** Records that a staff member takes a whole list away as a file. */
  recordExport(list: string, rows: number, by: Actor & { readonly _id: string }): Promise<void> {
    const event = { action: 'account-list-exported', subjectId: by._id, by } as const;
    return this.transactions.run((manager) =>
      this.record({ ...event, details: { list, rows: String(rows) } }, manager),
    );
  }

  /**
   * Records an event within an open transaction.
   * @param manager the transaction's: both are committed or neither
   */
  async record(event: NewAuditEvent, manager: EntityManager): Promise<void> {
    await this.events.insert(toRow(event), manager);
  }

  /**
   * Records an attempt that was wrong or had to wait. Records after the response, so that its duration
   * reveals nothing. A flood of attempts leaves few rows: see {@link RareEvents}.
   * @throws what `work` throws
   */
  async watch<T>({ kind, wrong, ...about }: ProofAttempt, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error === wrong) this.recordFailure({ action: `${kind}-failed`, ...about });
      if (error instanceof TooManyAttemptsException)
        this.recordFailure({ action: `${kind}-blocked`, ...about });
      throw error;
    }
  }

  /**
   * Records that a staff member viewed a person's data, once an hour per pair. The response does not wait for
   * it and does not fail with it.
   */
  noteReading(subjectId: string, by: Reading['by']): void {
    const event = { action: 'account-read', subjectId, by } as const;
    const name = `${subjectId} ${by._id}`;
    if (this.readings.has(name)) return;
    this.readings.add(name);
    this.work.start(() => this.recordReading(event).finally(() => this.readings.delete(name)));
  }

  private async recordReading(event: Reading): Promise<void> {
    const { action, subjectId, by } = event;
    const since = new Date(Date.now() - HOUR_MS);
    if (await this.events.existsSince({ action, subjectId, actorId: by._id }, since)) return;
    await this.transactions.run((manager) => this.record(event, manager));
  }

  private recordFailure(event: NewAuditEvent): void {
    if (!this.failures.isWorthARow(event.action, event.subjectId, event.by.ip)) return;
    this.work.start(() => this.transactions.run((manager) => this.record(event, manager)));
  }

  /** A page of a customer's or a product's events, newest first, and their total number. */
  list(
    subjectId: string,
    page: { page: number; limit: number },
  ): Promise<{ events: AuditEvent[]; total: number }> {
    return this.events.findPage(subjectId, page);
  }

  /** A page of all events that pass the filter, newest first, and their total number. */
  listAll(
    filter: AuditFilter,
    page: { page: number; limit: number },
  ): Promise<{ events: AuditEvent[]; total: number }> {
    return this.events.findFiltered(filter, page);
  }

  /** Removes events older than 400 days. */
  @Every(HOUR_MS)
  sweep(now: Date = new Date()): Promise<void> {
    return this.events.deleteBefore(new Date(now.getTime() - KEPT_MS));
  }
}

function toRow({ action, subjectId, by, details = {} }: NewAuditEvent): AuditEvent {
  const createdAt = new Date();
  const address = by.ip?.slice(0, 45) ?? null;
  return { id: newId(createdAt), action, subjectId, actorId: by._id, address, details, createdAt };
}
