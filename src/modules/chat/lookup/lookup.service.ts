import { Injectable } from '@nestjs/common';
import { CatalogueService, type Brand, type ProductType } from '../../products/catalogue/catalogue.service';
import type { Language } from '../language';
import { Effort, TooMuchEffort } from './effort';
import { NamesRead } from './names-read';
import { factsIn } from './report';
import { languageOf, readQuestion, type Question } from './read/question';
import { Shelf } from './shelf';
import type { StockFact } from './stock-fact';
import { readTalk, type ChatTurn } from './talk';
import { turnBack } from './turn-back';
import { NOTHING, toWish, type Talk, type Wish } from './wish';
import { english } from './wording/english';
import { vietnamese } from './wording/vietnamese';
import { write, type Words } from './wording/wording';
import { readText } from './words/text';

export type { ChatTurn, StockFact };

/** What a question names of a shoe; an absent field narrows nothing. */
export interface LookupQuery {
  brand?: Brand;
  /** A model's name or a piece of it. */
  name?: string;
  type?: ProductType;
  color?: string;
  size?: string;
  /** Whole dong, included. */
  minPrice?: number;
  maxPrice?: number;
}

/** A message with what was said before it. */
interface Reading {
  question: Question;
  talk: Talk;
  wish: Wish;
}

/** What is said to a question, and the facts that it tells. */
interface OwnAnswer {
  reply: string;
  facts: StockFact[];
  language: Language;
}

/** The most facts that `find` gives, and the most shoes it offers instead. */
const MOST_FACTS = 40;
const MOST_NEAREST = 12;

/** Stock questions, answered from the database at this moment and from nothing else. */
@Injectable()
export class LookupService {
  constructor(private readonly products: CatalogueService) {}

  /** What matches, and the nearest in stock when nothing that matches is. Bounded in length. */
  async find(query: LookupQuery): Promise<{ facts: StockFact[]; nearest: StockFact[] }> {
    const wish = await this.wishOf(query);
    const statements = await new Shelf(this.products).look(wish);
    const facts = statements.flatMap((statement) =>
      ['in-stock', 'sold-out', 'list'].includes(statement.kind) ? factsIn([statement]) : [],
    );
    const nearest = statements.flatMap((statement) =>
      ['near', 'near-same'].includes(statement.kind) ? factsIn([statement]) : [],
    );
    return { facts: facts.slice(0, MOST_FACTS), nearest: nearest.slice(0, MOST_NEAREST) };
  }

  /**
   * The built-in answer, from templates over facts alone, in the question's language. A question that costs more
   * to read than any that people ask is answered with another question.
   */
  async answer(
    message: string,
    conversation: readonly ChatTurn[],
    effort = new Effort(),
  ): Promise<OwnAnswer> {
    try {
      return await this.answerRead(await this.read(message, conversation, effort));
    } catch (error) {
      if (!(error instanceof TooMuchEffort)) throw error;
      const language = languageOf(readText(message)) ?? 'vi';
      return { reply: wordsOf(language).polite.whichShoe, facts: [], language };
    }
  }

  private async answerRead({ question, talk, wish }: Reading): Promise<OwnAnswer> {
    const { language } = wish;
    const words = wordsOf(language);
    const polite = turnBack(question, talk);
    if (polite) return { reply: words.polite[polite], facts: [], language };
    const statements = await new Shelf(this.products).look(wish);
    return { reply: write(statements, words), facts: factsIn(statements), language };
  }

  /**
   * Reads a message and what was said before it. A name by which one word is all there is to tell it may be
   * another word but for its accents ('bài' for 'Bãi Đáp'), which only the product itself shows.
   */
  private async read(
    message: string,
    conversation: readonly ChatTurn[],
    effort: Effort,
    doubted?: ReadonlySet<string>,
  ): Promise<Reading> {
    const catalogue = new NamesRead(await this.products.browse(), effort);
    const talk = readTalk(conversation, catalogue, doubted);
    const question = readQuestion(message, catalogue, doubted);
    const wish = toWish(question, talk);
    const doubts = wish.names.filter(({ doubt }) => doubt);
    if (doubted || doubts.length === 0) return { question, talk, wish };
    const products = await this.products.findProducts(doubts.flatMap(({ ids }) => ids));
    const spoken = new Set(products.flatMap(({ name }) => readText(name).tokens.map(({ text }) => text)));
    const wrong = doubts.flatMap(({ doubt }) => (spoken.has(doubt!) ? [] : [doubt!]));
    return wrong.length > 0
      ? this.read(message, conversation, effort, new Set(wrong))
      : { question, talk, wish };
  }

  private async wishOf(query: LookupQuery): Promise<Wish> {
    const catalogue = new NamesRead(await this.products.browse(), new Effort());
    const { brand, name, type, color, size, minPrice, maxPrice } = query;
    const named = name ? readQuestion(name, catalogue).names : [];
    return {
      ...NOTHING.wish,
      names: named,
      hasUnknownName: Boolean(name) && named.length === 0,
      brands: brand ? [brand] : [],
      types: type ? [type] : [],
      colors: color ? readQuestion(color, catalogue).colors : [],
      sizes: size ? readQuestion(`size ${size}`, catalogue).sizes : [],
      ...(minPrice !== undefined || maxPrice !== undefined
        ? { price: { min: minPrice, max: maxPrice } }
        : {}),
    };
  }
}

function wordsOf(language: Language): Words {
  return language === 'en' ? english : vietnamese;
}
