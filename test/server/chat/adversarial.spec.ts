import * as fc from 'fast-check';
import { DemoModule } from '../../../src/demo/demo.module';
import { DemoService } from '../../../src/demo/demo.service';
import { Effort, MOST_EFFORT } from '../../../src/modules/chat/lookup/effort';
import { LookupService, type ChatTurn } from '../../../src/modules/chat/lookup/lookup.service';
import { CatalogueService } from '../../../src/modules/products/catalogue/catalogue.service';
import { generatedQuestions } from '../../chat/questions/generated';
import { writtenLists } from '../../chat/questions/written-lists';
import { writtenTalks } from '../../chat/questions/written-talks';
import { adversarialTalk, type AdversarialTalk } from '../../chat/adversarial';
import { createTestApp, type TestApp } from '../support/test-app';

/** The limit is checked after each step, so no single step may cost more. */
const ONE_STEP = 2000;
const TALKS = 400;

describe('what a hostile question costs', () => {
  let shop: TestApp;
  let lookup: LookupService;
  let names: string[];

  beforeAll(async () => {
    shop = await createTestApp({}, [DemoModule]);
    await shop.app.get(DemoService).seed();
    lookup = shop.app.get(LookupService);
    const { products } = await shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 });
    names = products.map(({ name }) => name);
  });
  afterAll(() => shop.close());

  async function costOf(message: string, conversation: readonly ChatTurn[] = []) {
    const effort = new Effort();
    const { reply } = await lookup.answer(message, conversation, effort);
    return { reply, spent: effort.spent };
  }

  it('stays within the budget for any text of words that the chat knows', async () => {
    const isCheap = async ({ message, conversation }: AdversarialTalk): Promise<void> => {
      const { reply, spent } = await costOf(message, conversation);
      expect(reply).not.toBe('');
      expect(spent).toBeLessThan(MOST_EFFORT + ONE_STEP);
    };
    await fc.assert(fc.asyncProperty(adversarialTalk(names), isCheap), { numRuns: TALKS, seed: 20 });
  });

  it.each([
    ['ok shop', `${'ok shop '.repeat(60)}z`],
    ['blanks', `con${' '.repeat(990)}z`],
    ['marks', `co${'\u0301\u0323'.repeat(499)}`],
    ['joined sizes', `size ${'42,5,'.repeat(190)}x`],
    ['digits', '1'.repeat(1000)],
    ['prices', `${'1.000'.repeat(199)}x`],
  ])('reads %s at once', async (_what, text) => {
    const turns = Array.from({ length: 20 }, () => ({ text, sender: 'me' as const }));
    expect((await costOf(text, turns)).spent).toBeLessThan(MOST_EFFORT + ONE_STEP);
  });

  it('answers what costs too much by asking which shoe is meant', async () => {
    const text = 'có '.repeat(300);
    const turns = Array.from({ length: 20 }, () => ({ text, sender: 'me' as const }));
    const { reply, spent } = await costOf(text, turns);
    expect(spent).toBeGreaterThan(MOST_EFFORT);
    expect(reply).toContain('Bạn hỏi mẫu nào ạ?');
  });

  it('leaves the longest talks of people far below it', async () => {
    const said = [...writtenTalks, ...writtenLists, ...generatedQuestions()].map(({ ask }) => ask);
    for (let at = 0; at + 20 < said.length; at += 20) {
      const turns = said.slice(at, at + 20).map((text) => ({ text, sender: 'me' as const }));
      expect((await costOf(said[at + 20]!, turns)).spent).toBeLessThan(MOST_EFFORT / 3);
    }
  });
});
