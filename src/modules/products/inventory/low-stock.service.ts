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

/** What sold in so many days says how fast a size sells. */
export const PACE_DAYS = 30;

/** So few pairs of a size that sells are worth a look, however slowly it does. */
export const FEW_PAIRS = 2;

/** How many sizes of brands the list names, and how many shoes of each. */
export const LOW_STOCK_LIMIT = 24;
export const LOW_STOCK_SHOES = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A size of a brand, over all the colours in which it is running out. */
interface Run {
  brand: ScarceSize['brand'];
  size: string;
  quantity: number;
  sold: number;
  waiting: number;
  /** Soonest first. */
  members: Wanted[];
}

/** A size that sold, or that people wait for. */
interface Wanted extends ScarceSize {
  waiting: number;
}

/** A list, and what it followed from. */
interface Finding extends ScarcityState {
  since: Date;
  /** Who waits for what, as text. */
  waiting: string;
  list: LowStockListDto;
}

/** Which sizes are running out, for staff to order more of them in time. */
@Injectable()
export class LowStockService {
  private last: Finding | null = null;

  constructor(
    private readonly repository: LowStockRepository,
    private readonly waits: SizeWaitsRepository,
  ) {}

  /**
   * Sizes that sold in the last `PACE_DAYS` days and of which no more pairs are left than `FEW_PAIRS` or than
   * sold, and those of which nothing is left while people wait for them: brand by size, soonest first. Sizes that just
   * sold out lead. Going through what was sold takes a while, so the list is kept for as long as nothing changes it.
   */
  async list(now: Date = new Date()): Promise<LowStockListDto> {
    const since = new Date(now.getTime() - PACE_DAYS * DAY_MS);
    const waiting = await this.waits.findWaiting();
    if (this.last?.waiting === waiting && (await this.stillHolds(this.last, since))) return this.last.list;
    // Read the state first, so that a sale after it makes the list be read again.
    const state = await this.repository.findState(since);
    const list = await this.find(since, waiting !== '');
    this.last = { ...state, since, waiting, list };
    return list;
  }

  private async find(since: Date, isAwaited: boolean): Promise<LowStockListDto> {
    const scarce = await this.repository.findScarce(since, FEW_PAIRS);
    const runs = toRuns(withWaiting(scarce, isAwaited ? await this.waits.countWaiting() : []));
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

/** Adds who waits, and the sold-out sizes that did not sell lately while people wait for them. */
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

/** Whose pairs last the shortest comes first; of those that last equally long, what most people bought or wait for. */
function bySoonest(a: Pace, b: Pace): number {
  const isGone = (pace: Pace): number => Number(pace.quantity === 0);
  const gone = isGone(b) - isGone(a);
  if (gone !== 0) return gone;
  const order = a.quantity * b.sold - b.quantity * a.sold || b.sold + b.waiting - a.sold - a.waiting;
  return order || (a.sizeId ?? '').localeCompare(b.sizeId ?? '');
}

/** For how many whole days the pairs last if they go on selling as they did. */
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
