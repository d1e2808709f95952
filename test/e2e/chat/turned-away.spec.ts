import { AnswererService } from '../../../src/modules/chat/answer/answerer.service';
import { emptyQuery, want, type StockQuery, type Wanted } from '../../../src/modules/chat/stock-query';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { readReply } from '../../chat/read-reply';
import { aColor, aProduct } from '../support/factories/product';
import { ChatShop } from './chat-shop';

const unwanted = (value: string): Wanted => ({ value, isWanted: false });

describe('what is turned away, and what is not made', () => {
  let chat: ChatShop;
  let overtime: ProductDto;

  beforeAll(async () => {
    chat = await ChatShop.open();
    const editing = chat.shop.app.get(ProductEditingService);
    overtime = await editing.createProduct(
      aProduct({
        ...{ name: 'Overtime High', type: 'basketball', brand: 'nike', price: 3_990_000 },
        colors: [aColor('đỏ đô', { '39': 4, '44': 2 }), aColor('trắng', { '39': 6, '43': 0, '47': 3 })],
      }),
    );
    await editing.createProduct(
      aProduct({
        ...{ name: 'Balcony Six', type: 'basketball', brand: 'nike', price: 2_390_000 },
        colors: [aColor('xanh dương', { '41': 5 }), aColor('trắng', { '41': 1 })],
      }),
    );
  });
  afterAll(() => chat.close());

  const lines = async (message: string): Promise<string[]> => (await chat.replyTo(message)).split('\n');

  it.each([
    [
      'Overtime High, not red or white',
      'Overtime High (Nike) does not come in other colours, only in đỏ đô (burgundy), trắng (white).',
    ],
    [
      'Overtime High không lấy đỏ với trắng',
      'Dạ Overtime High (Nike) không có màu khác ạ, mẫu này chỉ có: đỏ đô, trắng.',
    ],
    [
      'Overtime High size 41, not red or white',
      'Overtime High (Nike) does not come in other colours, only in đỏ đô (burgundy), trắng (white).',
    ],
    [
      'Overtime High size 41 không lấy màu đỏ và màu trắng',
      'Dạ Overtime High (Nike) không có màu khác ạ, mẫu này chỉ có: đỏ đô, trắng.',
    ],
  ])('%s: its colours, and near shoes in others', async (message, said) => {
    const [first, title, ...near] = await lines(message);
    expect(first).toBe(said);
    expect(title).toMatch(/^(?:Bạn tham khảo thử|You may like)/);
    expect(near).toHaveLength(1);
    expect(near[0]).toMatch(/^1\. Balcony Six \(Nike\), 2\.390\.000đ: (?:màu )?xanh dương/);
    expect(near[0]).not.toContain('trắng');
  });

  it.each([
    ['Balcony Six, not size 41', 'Balcony Six (Nike) is not made in other sizes, only in size 41.'],
    ['Balcony Six không lấy size 41', 'Dạ Balcony Six (Nike) không có size khác ạ, mẫu này chỉ có size 41.'],
  ])('%s: its sizes, and near shoes in others', async (message, said) => {
    const [first, title, near] = await lines(message);
    expect(first).toBe(said);
    expect(title).toMatch(/^(?:Bạn tham khảo thử|You may like)/);
    expect(near).toContain('Overtime High (Nike)');
  });

  it.each([
    [
      'Overtime High in red, not burgundy',
      'Overtime High (Nike) does not come in other colours, only in đỏ đô (burgundy), trắng (white).',
    ],
    [
      'Overtime High màu đỏ, không lấy đỏ đô',
      'Dạ Overtime High (Nike) không có màu khác ạ, mẫu này chỉ có: đỏ đô, trắng.',
    ],
    [
      'Overtime High size 44, not red or white',
      'Overtime High (Nike) does not come in other colours, only in đỏ đô (burgundy), trắng (white).',
    ],
    [
      'Overtime High size 44 không lấy màu đỏ và màu trắng',
      'Dạ Overtime High (Nike) không có màu khác ạ, mẫu này chỉ có: đỏ đô, trắng.',
    ],
    // Of a shoe that is there in white, not all is sold out.
    [
      'Court Nova Low, not white, not size 42 or 44',
      'Sorry, Court Nova Low (Nike) in đen (black) size 43 has just sold out, 2.490.000đ.',
    ],
    [
      'Court Nova Low không lấy màu trắng, không lấy size 42 với 44',
      'Dạ mẫu Court Nova Low (Nike) màu đen size 43 vừa hết ạ, giá 2.490.000đ.',
    ],
    // What one colour is not made in, another may be.
    [
      'Overtime High size 44, not red',
      'Overtime High (Nike) in trắng (white) is not made in size 44; it comes in size 39 to 47.',
    ],
    [
      'Overtime High size 44 không lấy màu đỏ',
      'Dạ Overtime High (Nike) màu trắng không có size 44 ạ, màu này có size 39 đến 47.',
    ],
    [
      'Overtime High in white, size 44',
      'Overtime High (Nike) in trắng (white) is not made in size 44; it comes in size 39 to 47.',
    ],
    [
      'Overtime High màu trắng size 44',
      'Dạ Overtime High (Nike) màu trắng không có size 44 ạ, màu này có size 39 đến 47.',
    ],
    [
      'Overtime High in red, size 45 and up',
      'Overtime High (Nike) in đỏ đô (burgundy) is not made in size 45 or larger; it comes in size 39 to 44.',
    ],
    [
      'Overtime High màu đỏ size 45 trở lên',
      'Dạ Overtime High (Nike) màu đỏ đô không có size từ 45 trở lên ạ, màu này có size 39 đến 44.',
    ],
    // Bounds, as a person says them.
    ['Balcony Six size 46-48?', 'Dạ Balcony Six (Nike) không có size 46 đến 48 ạ, mẫu này có size 41.'],
    [
      'Do you have Balcony Six in size 46 to 48?',
      'Balcony Six (Nike) is not made in size 46 to 48; it comes in size 41.',
    ],
    [
      'Balcony Six size 43 trở lên',
      'Dạ Balcony Six (Nike) không có size từ 43 trở lên ạ, mẫu này có size 41.',
    ],
    [
      'Do you have Balcony Six in size 43 and up?',
      'Balcony Six (Nike) is not made in size 43 or larger; it comes in size 41.',
    ],
    ['Balcony Six trên size 42', 'Dạ Balcony Six (Nike) không có size trên 42 ạ, mẫu này có size 41.'],
    [
      'Do you have Balcony Six over size 42?',
      'Balcony Six (Nike) is not made in any size over 42; it comes in size 41.',
    ],
    [
      'Balcony Six size từ 38 trở xuống',
      'Dạ Balcony Six (Nike) không có size từ 38 trở xuống ạ, mẫu này có size 41.',
    ],
    [
      'Do you have Balcony Six in size 38 or smaller?',
      'Balcony Six (Nike) is not made in size 38 or smaller; it comes in size 41.',
    ],
    ['Balcony Six dưới size 39', 'Dạ Balcony Six (Nike) không có size dưới 39 ạ, mẫu này có size 41.'],
    [
      'Do you have Balcony Six under size 39?',
      'Balcony Six (Nike) is not made in any size under 39; it comes in size 41.',
    ],
    // A list that is empty for its sizes or colours does not say that the shop has none of the brand.
    ['giày New Balance size 49 trở lên', 'Dạ shop không có giày New Balance, size từ 49 trở lên ạ.'],
    ['New Balance shoes in size 49 to 50', 'Sorry, we have no New Balance shoes in size 49 to 50.'],
    ['giày New Balance không lấy màu xám', 'Dạ shop không có giày New Balance, không kể màu xám ạ.'],
    ['New Balance shoes, not grey', 'Sorry, we have no New Balance shoes, not counting grey.'],
  ])('%s', async (message, said) => {
    expect((await lines(message))[0]).toBe(said);
  });

  it('never answers with nothing, and calls no size unmade that is made', async () => {
    const { products } = await chat.shop.app.get(CatalogueService).listProducts({ page: 1, limit: 100 });
    const answerer = chat.shop.app.get(AnswererService);
    const colors = choices(['đỏ', 'đỏ đô', 'trắng']);
    const sizes: Partial<StockQuery>[] = [
      ...choices(['39', '43', '44']).map((own) => ({ sizes: own })),
      ...[39, 40, 44, 48].map((minSize) => ({ minSize })),
      ...[38, 39, 43].map((maxSize) => ({ maxSize })),
      { minSize: 44, maxSize: 46, sizes: [unwanted('44')] },
      { minSize: 45.1, maxSize: 40.9 },
      { sizes: [want('50'), want('44')] },
    ];
    const names = [[want(overtime._id)], products.slice(0, 4).map(({ _id }) => want(_id))];
    const faults: string[] = [];
    for (const language of ['vi', 'en'] as const)
      for (const own of names)
        for (const color of colors)
          for (const size of sizes) {
            const query: StockQuery = {
              ...emptyQuery(language),
              intent: 'stock',
              names: own,
              colors: color,
              ...size,
            };
            const { reply } = await answerer.answer(query);
            const never =
              /^(?:Dạ )?Overtime High \(Nike\) (?:không có|is not made in) size (\d[\d., ]*\d)(?: ạ|;)/mu;
            const unmade = never.exec(reply)?.[1]?.split(', ') ?? [];
            const made = overtime.colors.flatMap((one) => one.sizes.map((fact) => fact.size));
            const isFalse = unmade.some((one) => made.includes(one)) || readReply(reply, products).isFalse;
            if (reply === '' || isFalse || /undefined|Infinity|[{}≥≤]/.test(reply))
              faults.push(`${JSON.stringify({ language, color, ...size })}: ${reply}`);
          }
    expect(faults.slice(0, 5)).toEqual([]);
  });
});

/** Each of some values wanted, turned away or not spoken of. */
function choices([value, ...more]: string[]): Wanted[][] {
  if (value === undefined) return [[]];
  return choices(more).flatMap((rest) => [rest, [want(value), ...rest], [unwanted(value), ...rest]]);
}
