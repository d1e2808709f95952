import { AnswererService, type StockAnswer } from '../../../src/modules/chat/answer/answerer.service';
import type { ChatTurn } from '../../../src/modules/chat/chat-rules';
import { readTalk } from '../../../src/modules/chat/dialog/conversation';
import { CatalogueSearch } from '../../../src/modules/products/catalog/catalogue-search.service';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import type { TestApp } from '../support/test-app';

/** A chat without a language model and without limits: the reader and the answerer alone. */
export class OwnChat {
  constructor(private readonly shop: TestApp) {}

  async own(message: string, turns: readonly ChatTurn[] = []): Promise<StockAnswer> {
    const products = this.shop.app.get(CatalogueService);
    const index = await this.shop.app.get(CatalogueSearch).browse();
    const catalogue = { index, load: (ids: string[]) => products.findProducts(ids) };
    return this.shop.app.get(AnswererService).answer(await readTalk(message, turns, catalogue));
  }
}
