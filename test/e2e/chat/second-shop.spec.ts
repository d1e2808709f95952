import type { ChatTurn } from '../../../src/modules/chat/chat-rules';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { judge } from '../../chat/judge';
import { secondShop, secondShopQuestions } from '../../chat/questions/second-shop';
import { createTestApp, type TestApp } from '../support/test-app';
import { OwnChat } from './own-chat';

describe('the chat of another catalogue', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    for (const product of secondShop()) await shop.app.get(ProductEditingService).createProduct(product);
  });
  afterAll(() => shop.close());

  it('knows the catalogue’s words from the catalogue', async () => {
    const chat = new OwnChat(shop);
    const { products } = await shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 });
    const wrong: string[] = [];
    for (const question of secondShopQuestions) {
      const conversation: ChatTurn[] = [];
      for (const text of question.after) {
        const { reply } = await chat.own(text, conversation);
        conversation.push({ text, sender: 'me' }, { text: reply, sender: 'chatbot' });
      }
      const answer = await chat.own(question.ask, conversation);
      const { faults } = judge(question, answer, products);
      if (faults.length > 0) wrong.push(`${question.ask}: ${faults[0]}\n  ${answer.reply}`);
    }
    const right = 1 - wrong.length / secondShopQuestions.length;
    process.stdout.write(
      `second shop: ${(100 * right).toFixed(1)} % of ${secondShopQuestions.length} right\n${wrong.join('\n')}\n`,
    );
    expect(right).toBeGreaterThanOrEqual(0.9);
  });

  // Names that this shop does not have, all of everyday words.
  it.each(['Phố Đêm 24', 'Ga Cuối', 'Sương Sớm', 'Lướt Gió 3', 'Corner Store', 'Đường Mòn 12'])(
    'does not offer other shoes as if they were %s',
    async (name) => {
      const { reply } = await new OwnChat(shop).own(`${name} đen 42 còn không`);
      expect(reply).toMatch(/^Dạ shop không có/);
    },
  );
});
