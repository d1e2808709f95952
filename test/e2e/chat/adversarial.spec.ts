import * as fc from 'fast-check';
import { DemoModule } from '../../../src/demo/demo.module';
import { DemoService } from '../../../src/demo/demo.service';
import type { ChatTurn } from '../../../src/modules/chat/chat-rules';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { adversarialTalk, type AdversarialTalk } from '../../chat/adversarial';
import { createTestApp, type TestApp } from '../support/test-app';
import { OwnChat } from './own-chat';

/** What one question may cost, its 20 earlier messages included, in ordinary questions without any. */
const MOST = 50;
const ORDINARY = 'giày chạy đen 42 còn không';
const TALKS = 300;

describe('what a hostile question costs', () => {
  let shop: TestApp;
  let chat: OwnChat;
  let names: string[];

  beforeAll(async () => {
    shop = await createTestApp({}, [DemoModule]);
    await shop.app.get(DemoService).seed();
    chat = new OwnChat(shop);
    const { products } = await shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 });
    names = products.map(({ name }) => name);
    for (let warm = 0; warm < 300; warm += 1) await chat.own(`${names[warm % names.length]} ${ORDINARY}`, []);
  });
  afterAll(() => shop.close());

  async function processorTime(work: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  /**
   * In ordinary questions, measured in the same moment, since a machine has slow ones. The least of a few runs: what
   * other work of the process (a collection, a compilation) costs is not the question's.
   */
  async function costOf(message: string, conversation: readonly ChatTurn[] = []): Promise<number> {
    let least = Infinity;
    for (let run = 0; run < 5 && least > MOST; run += 1) {
      const ordinary = await processorTime(async () => {
        for (let question = 0; question < 5; question += 1) await chat.own(ORDINARY, []);
      });
      const hostile = await processorTime(async () => {
        expect((await chat.own(message, conversation)).reply).not.toBe('');
      });
      least = Math.min(least, (5 * hostile) / ordinary);
    }
    return least;
  }

  it('stays small for any text of words that the chat knows', async () => {
    const isCheap = async ({ message, conversation }: AdversarialTalk): Promise<void> => {
      expect(await costOf(message, conversation)).toBeLessThan(MOST);
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
    ['words that begin many phrases', 'có '.repeat(300)],
    ['misspelt words', Array.from({ length: 120 }, (_, at) => `courxnoxa${at % 7}x`).join(' ')],
    ['one long word of names', 'hemnhophodem'.repeat(80)],
  ])('reads %s at once', async (_what, text) => {
    const turns = Array.from({ length: 20 }, () => ({ text, sender: 'me' as const }));
    expect(await costOf(text, turns)).toBeLessThan(MOST);
  });

  it('reads the names of all shoes at once', async () => {
    const text = names.join(' ').slice(0, 1000);
    const turns = Array.from({ length: 20 }, () => ({
      text: names.join(' (Nike)\n').slice(0, 4000),
      sender: 'chatbot' as const,
    }));
    expect(await costOf(text, turns)).toBeLessThan(MOST);
    expect(
      await costOf(
        text,
        turns.map((turn) => ({ ...turn, sender: 'me' as const })),
      ),
    ).toBeLessThan(MOST);
  });
});
