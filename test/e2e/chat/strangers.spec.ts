import { DemoModule } from '../../../src/demo/demo.module';
import { DemoService } from '../../../src/demo/demo.service';
import type { ChatTurn } from '../../../src/modules/chat/chat-rules';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import {
  judgeStranger,
  strangerQuestions,
  type StrangerQuestion,
  type StrangerVerdict,
} from '../../chat/strangers';
import { createTestApp, type TestApp } from '../support/test-app';
import { OwnChat } from './own-chat';

describe('questions that strangers to the code wrote', () => {
  let shop: TestApp;
  let chat: OwnChat;
  let products: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp({}, [DemoModule]);
    await shop.app.get(DemoService).seed();
    chat = new OwnChat(shop);
    products = (await shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 })).products;
  });
  afterAll(() => shop.close());

  async function replyTo({ talk }: StrangerQuestion): Promise<string> {
    const conversation: ChatTurn[] = [];
    for (const text of talk.slice(0, -1)) {
      const { reply } = await chat.own(text, conversation);
      conversation.push({ text, sender: 'me' }, { text: reply, sender: 'chatbot' });
    }
    return (await chat.own(talk.at(-1)!, conversation)).reply;
  }

  // The floors are what was reached: they only rise.
  it.each([
    [1, 0.99],
    [2, 0.98],
    [3, 0.98],
    [4, 0.99],
    [5, 0.99],
    [6, 0.98],
    [7, 0.97],
    [8, 0.96],
    [9, 0.97],
    [10, 0.98],
    [11, 0.98],
    [12, 0.97],
  ])('set %i: %d of the answers are right, and none claims stock that is not there', async (set, floor) => {
    const results: { question: StrangerQuestion; reply: string; verdict: StrangerVerdict }[] = [];
    for (const question of strangerQuestions(set)) {
      const reply = await replyTo(question);
      results.push({ question, reply, verdict: judgeStranger(question, reply, products) });
    }
    const share = (is: string): number =>
      results.filter(({ verdict }) => verdict.is === is).length / results.length;
    const figures = ['right', 'safe', 'weak', 'wrong']
      .map((is) => `${is} ${(100 * share(is)).toFixed(1)} %`)
      .join(', ');
    const falseIn = results.filter(({ verdict }) => verdict.isFalseIn).length;
    const falseOut = results.filter(({ verdict }) => verdict.isFalseOut).length;
    process.stdout.write(`set ${set}: ${figures}; ${falseIn} false in stock, ${falseOut} false sold out\n`);
    for (const { question, reply, verdict } of results.filter((one) => one.verdict.is !== 'right'))
      process.stdout.write(`${verdict.is} ${question.id} ${question.talk.join(' > ')}
  ${verdict.why}
  ${reply}
`);
    expect(falseIn).toBe(0);
    expect(falseOut / results.length).toBeLessThanOrEqual(0.01);
    expect(share('right')).toBeGreaterThanOrEqual(floor);
  });
});
