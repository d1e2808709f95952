import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SerializedAnswer } from '../../../common/http/serialized-answer';
import type { ProductDto } from '../dto/product.dto';

/** A product of a page and the revision it has. */
export interface PageEntry {
  id: string;
  revision: number;
}

/** What an answer was made from: the answer is valid while these values are unchanged. */
export interface Source {
  /** Null for an answer that hangs on its products alone. */
  catalogueVersion: number | null;
  ids: string[];
  /** The sum of the products' revisions, which only grow. */
  revisionSum: number;
  /** The products were the best sellers: a sale of another one may make it one. */
  isOfBestSellers?: boolean;
}

/** What an answer is made from that shows these products at these revisions. */
export function sourceOf(catalogueVersion: number | null, entries: PageEntry[] = []): Source {
  return {
    catalogueVersion,
    ids: entries.map(({ id }) => id),
    revisionSum: sum(entries.map(({ revision }) => revision)),
  };
}

/**
 * What something is made from that is made of several answers.
 *
 * @returns null when the catalogue changed between them
 */
export function joinSources(sources: readonly Source[]): Source | null {
  const versions = sources.flatMap(({ catalogueVersion }) => catalogueVersion ?? []);
  if (versions.some((version) => version !== versions[0])) return null;
  return {
    catalogueVersion: versions[0] ?? null,
    ids: sources.flatMap(({ ids }) => ids),
    revisionSum: sum(sources.map(({ revisionSum }) => revisionSum)),
  };
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

const MEBIBYTE = 1024 * 1024;
/** How many bytes are kept, compressed forms and the objects around the bytes included. */
const KEPT_BYTES = 80 * MEBIBYTE;
/** What an entry takes beside its bytes, since anyone can ask for many small answers. */
const ENTRY_BYTES = 500;

export type Encoding = 'br' | 'gzip';

/** Stands for a URL that was asked for once. */
const ASKED_ONCE = 'asked once';

/** A whole answer, and its bytes compressed as far as a caller wanted them. */
export class KeptAnswer {
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** What has been compressed. */
  bytes = 0;

  constructor(readonly answer: SerializedAnswer<Source>) {}
}

/**
 * What is kept of the catalogue, in one cache: whole answers by their URL, and products by their id and
 * revision, of which answers are made.
 */
@Injectable()
export class AnswerCache {
  private readonly kept = new LRUCache<string, KeptAnswer | SerializedAnswer | typeof ASKED_ONCE>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (kept) => ENTRY_BYTES + sizeOf(kept),
  });

  /** @param key a URL, which begins with a slash */
  find(key: string): KeptAnswer | undefined {
    const kept = this.kept.get(key);
    return kept instanceof KeptAnswer ? kept : undefined;
  }

  /** Keeps an answer from the second request of its URL on, since most are asked for once. */
  keep(key: string, answer: SerializedAnswer<Source>): void {
    this.kept.set(key, this.kept.has(key) ? new KeptAnswer(answer) : ASKED_ONCE);
  }

  /** Counts an answer's bytes again, unless a newer one has replaced it: the cache counts an entry when it is set. */
  recount(key: string, kept: KeptAnswer): void {
    if (this.kept.peek(key) !== kept) return;
    this.kept.delete(key);
    this.kept.set(key, kept);
  }

  findProduct(entry: PageEntry): SerializedAnswer | undefined {
    return this.kept.get(productKey(entry)) as SerializedAnswer | undefined;
  }

  /** A product that changes gets another revision: what is kept of it is not looked for again. */
  keepProduct(entry: PageEntry, product: ProductDto): SerializedAnswer {
    const answer = SerializedAnswer.of(product);
    this.kept.set(productKey(entry), answer);
    return answer;
  }
}

/** The bytes of an entry, compressed forms included. */
function sizeOf(kept: KeptAnswer | SerializedAnswer | typeof ASKED_ONCE): number {
  if (kept === ASKED_ONCE) return 0;
  return kept instanceof KeptAnswer ? kept.answer.bytes.length + kept.bytes : kept.bytes.length;
}

/** Cannot collide with a URL as a key, which starts with a slash. */
function productKey({ id, revision }: PageEntry): string {
  return `${id}/${revision}`;
}
