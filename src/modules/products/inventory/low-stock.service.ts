import { Injectable } from '@nestjs/common';
import type { LowStockListDto, LowStockShoeDto, LowStockSizeDto } from './dto/low-stock.dto';
import {
  LowStockRepository,
  type AwaitedCount,
  type ScarceShoe,
  type ScarceSize,
  type ScarcityState,
} from './low-stock.repository';
import { BRANDS } from '../product-fields';
import { SizeWaitsRepository } from '../back-in-stock/size-waits.repository';

/** The pace of a size is measured over this many days. */
export const PACE_DAYS = 30;

/** A selling size with this many pairs or fewer is always listed, however slowly it sells. */
export const FEW_PAIRS = 2;

/** Maximum sizes of brands in the list, and maximum shoes of each. */
export const LOW_STOCK_LIMIT = 24;
export const LOW_STOCK_SHOES = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A brand's size with all colours in which it is running out. */
interface Run {
  brand: ScarceSize['brand'];
  size: string;
  quantity: number;
  sold: number;
  waiting: number;
  /** Soonest first. */
  members: Wanted[];
}

/** A size that sold, or that customers wait for. */
interface Wanted extends ScarceSize {
  waiting: number;
}

/** The sizes that are running out, with the state that they were computed from. */
interface Finding extends ScarcityState {
  since: Date;
  /** Fingerprint of the open waits. */
  waiting: string;
  runs: Run[];
  /** Once it was asked for. */
  list?: LowStockListDto;
}

/** Finds the sizes that are running out, so that staff can reorder in time. */
@Injectable()
export class LowStockService {
  private last: Finding | null = null;

  constructor(
    private readonly repository: LowStockRepository,
    private readonly waits: SizeWaitsRepository,
  ) {}

  /**
   * Sizes sold in the last `PACE_DAYS` days with at most `FEW_PAIRS` left or no more than were sold, and
   * sold-out sizes that customers wait for. Grouped by brand and size, soonest first, so sold-out sizes lead.
   * The result is cached until something changes it, since summing the sales is slow.
   */
  async list(now = new Date()): Promise<LowStockListDto> {
    const finding = await this.find(now);
    return (finding.list ??= await this.describe(finding.runs));
  }

  /** How many sizes of brands are running out, by the same rules. */
  async count(now = new Date()): Promise<number> {
    return (await this.find(now)).runs.length;
  }

  private async find(now: Date): Promise<Finding> {
    const since = new Date(now.getTime() - PACE_DAYS * DAY_MS);
    const waiting = await this.waits.findWaiting();
    if (this.last?.waiting === waiting && (await this.stillHolds(this.last, since))) return this.last;
    // Read the state first: a later sale then invalidates the finding.
    const state = await this.repository.findState(since);
    const scarce = await this.repository.findScarce(since, FEW_PAIRS);
    const runs = toRuns(withWaiting(scarce, waiting === '' ? [] : await this.waits.countWaiting()));
    return (this.last = { ...state, since, waiting, runs });
  }

  private async describe(runs: Run[]): Promise<LowStockListDto> {
    const shown = runs.slice(0, LOW_STOCK_LIMIT);
    const named = shown.flatMap(({ members }) => members.slice(0, LOW_STOCK_SHOES));
    const shoes = await this.repository.findShoes(named.map(({ sizeId }) => sizeId));
    return { days: PACE_DAYS, sizes: shown.map((run) => toSizeDto(run, shoes)), total: runs.length };
  }

  private async stillHolds(last: Finding, since: Date): Promise<boolean> {
    if (since < last.since || (last.oldest && last.oldest < since)) return false;
    const { catalogueVersion, count } = await this.repository.findState(last.since);
    return catalogueVersion === last.catalogueVersion && count === last.count;
  }
}

/** Adds the waiting customers, and the sold-out sizes without recent sales that customers wait for. */
function withWaiting(scarce: ScarceSize[], awaited: AwaitedCount[]): Wanted[] {
  const waiting = new Map(awaited.map((one) => [one.sizeId, one.waiting]));
  const known = new Set(scarce.map(({ sizeId }) => sizeId));
  const others = awaited.filter(({ sizeId, quantity }) => quantity === 0 && !known.has(sizeId));
  return [
    ...scarce.map((size) => ({ ...size, waiting: waiting.get(size.sizeId) ?? 0 })),
    ...others.map((size) => ({ ...size, sold: 0 })),
  ];
}

function toRuns(sizes: Wanted[]): Run[] {
  const runs = new Map<string, Run>();
  for (const member of sizes.sort(bySoonest)) {
    const { brand, size, quantity, sold, waiting } = member;
    const key = `${brand}/${size}`;
    const run = runs.get(key);
    if (!run) runs.set(key, { brand, size, quantity, sold, waiting, members: [member] });
    else {
      run.quantity += quantity;
      run.sold += sold;
      run.waiting += waiting;
      run.members.push(member);
    }
  }
  return [...runs.values()].sort(
    (a, b) =>
      bySoonest(a, b) || BRANDS.indexOf(a.brand) - BRANDS.indexOf(b.brand) || Number(a.size) - Number(b.size),
  );
}

type Pace = Pick<Wanted, 'quantity' | 'sold' | 'waiting'> & { sizeId?: string };

/** The size that lasts shortest first; ties by the number of pairs sold and people waiting. */
function bySoonest(a: Pace, b: Pace): number {
  const isGone = (pace: Pace): number => Number(pace.quantity === 0);
  const gone = isGone(b) - isGone(a);
  if (gone !== 0) return gone;
  const order = a.quantity * b.sold - b.quantity * a.sold || b.sold + b.waiting - a.sold - a.waiting;
  return order || (a.sizeId ?? '').localeCompare(b.sizeId ?? '');
}

/** Whole days that the stock lasts at the current pace. */
function daysLeft({ quantity, sold }: Pace): number {
  return quantity === 0 ? 0 : Math.floor((quantity * PACE_DAYS) / sold);
}

function toSizeDto(run: Run, shoes: Map<string, ScarceShoe>): LowStockSizeDto {
  const { brand, size, quantity, sold, waiting, members } = run;
  return {
    ...{ brand, size, quantity, sold, waiting, daysLeft: daysLeft(run), shoeCount: members.length },
    shoes: members.slice(0, LOW_STOCK_SHOES).flatMap((member) => {
      const shoe = shoes.get(member.sizeId);
      return shoe ? [toShoeDto(member, shoe)] : [];
    }),
  };
}

function toShoeDto(member: Wanted, { productId, ...shoe }: ScarceShoe): LowStockShoeDto {
  const { quantity, sold, waiting } = member;
  return { _id: productId, ...shoe, quantity, sold, waiting, daysLeft: daysLeft(member) };
}
