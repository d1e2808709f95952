import { DemoModule } from '../../../src/demo/demo.module';
import { DemoService } from '../../../src/demo/demo.service';
import type { ChatTurn } from '../../../src/modules/chat/chat-rules';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { judge, type Verdict } from '../../chat/judge';
import { generatedQuestions } from '../../chat/questions/generated';
import { isHeldOut, type ChatQuestion } from '../../chat/questions/question';
import { writtenLists } from '../../chat/questions/written-lists';
import { writtenShoes } from '../../chat/questions/written-shoes';
import { writtenTalks } from '../../chat/questions/written-talks';
import { createTestApp, type TestApp } from '../support/test-app';
import { OwnChat } from './own-chat';

const written = [...writtenShoes, ...writtenLists, ...writtenTalks];

describe('the accuracy of the lookup', () => {
  let shop: TestApp;
  let lookup: OwnChat;
  let products: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp({}, [DemoModule]);
    await shop.app.get(DemoService).seed();
    lookup = new OwnChat(shop);
    products = (await shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 })).products;
  });
  afterAll(() => shop.close());

  async function answer({ ask, after }: ChatQuestion) {
    const conversation: ChatTurn[] = [];
    for (const text of after) {
      const { reply } = await lookup.own(text, conversation);
      conversation.push({ text, sender: 'me' }, { text: reply, sender: 'chatbot' });
    }
    return lookup.own(ask, conversation);
  }

  async function measure(
    questions: ChatQuestion[],
  ): Promise<{ question: ChatQuestion; verdict: Verdict; reply: string }[]> {
    const results = [];
    for (const question of questions) {
      const given = await answer(question);
      results.push({ question, verdict: judge(question, given, products), reply: given.reply });
    }
    return results;
  }

  const all = [...written, ...generatedQuestions()];
  it.each([
    ['the questions it was built with', all.filter((_, place) => !isHeldOut(place)), true],
    ['the questions held out', all.filter((_, place) => isHeldOut(place)), false],
  ])('is right about %s', async (name, questions, isShown) => {
    const results = await measure(questions);
    const wrong = results.filter(({ verdict }) => verdict.faults.length > 0);
    const falseIn = results.filter(({ verdict }) => verdict.isFalseIn).length;
    const falseOut = results.filter(({ verdict }) => verdict.isFalseOut).length;
    const right = 1 - wrong.length / results.length;
    const report = wrong.map(({ question, verdict, reply }) =>
      [[...question.after, question.ask].join(' > '), ...verdict.faults.slice(0, 3), reply].join('\n  '),
    );
    process.stdout.write(
      `${name}: ${(100 * right).toFixed(1)} % of ${results.length} right, ${falseIn} false 'in stock', ${falseOut} false 'sold out'\n` +
        (isShown ? report.join('\n') + '\n' : ''),
    );
    expect(falseIn).toBe(0);
    expect(falseOut / results.length).toBeLessThanOrEqual(0.01);
    expect(right).toBeGreaterThanOrEqual(0.97);
  });

  it('is asked as much by people as by a script, four hundred times at least', () => {
    expect(written.length).toBeGreaterThanOrEqual(200);
    expect(generatedQuestions().length).toBeGreaterThanOrEqual(200);
  });
});
