import { aColor, aProduct } from '../support/factories/product';
import { ChatShop } from './chat-shop';

const COLORS = ['đen', 'trắng', 'trắng ngà', 'đỏ cam', 'hồng phấn', 'xanh rêu', 'xanh hải quân', 'nâu'];

describe('the ways in which people turn something away', () => {
  let chat: ChatShop;

  beforeAll(async () => {
    chat = await ChatShop.open();
    await chat.add(
      aProduct({
        ...{ name: 'Wide Ledger', type: 'sneaker', brand: 'puma', price: 2_090_000, material: 'leather' },
        colors: COLORS.map((color) => aColor(color, { '42': 5 })),
      }),
      aProduct({
        ...{ name: 'Triple Ledger', type: 'boot', brand: 'balenciaga', price: 9_900_000, material: 'suede' },
        colors: [aColor('đen', { '40': 3 }), aColor('nâu', { '40': 4 })],
      }),
      aProduct({
        ...{ name: 'Plain Ladder', type: 'boot', brand: 'vans', price: 1_490_000, material: 'canvas' },
        colors: [aColor('đen', { '40': 4 }), aColor('đỏ đô', { '40': 4 })],
      }),
      aProduct({
        ...{ name: 'Steep Ladder', type: 'boot', brand: 'adidas', price: 1_690_000, material: 'leather' },
        colors: [aColor('trắng', { '40': 4 }), aColor('nâu', { '40': 4 })],
      }),
    );
  });
  afterAll(() => chat.close());

  const replyTo = (message: string): Promise<string> => chat.replyTo(message);
  /** The colours of one shoe that a reply offers. */
  const offered = (reply: string): string[] => {
    const colors = COLORS.toSorted((a, b) => b.length - a.length).join('|');
    const list = [...reply.matchAll(new RegExp(`^- (?:màu )?(${colors}) `, 'gmu'))].map(
      ([, color]) => color!,
    );
    const one = new RegExp(`(?:màu|in) (${colors}) .*size 42`, 'u').exec(reply)?.[1];
    return list.length > 0 || !one ? list : [one];
  };
  const without = (...away: string[]): string[] => COLORS.filter((color) => !away.includes(color));
  const [WHITES, GREENS] = [
    ['trắng', 'trắng ngà'],
    ['xanh rêu', 'xanh hải quân'],
  ];

  it.each([
    // Verbs before each value of a list.
    ['Wide Ledger chê đen, chê luôn nâu, còn màu gì', without('đen', 'nâu')],
    ['Wide Ledger né đen, né luôn hồng nha shop', without('đen', 'hồng phấn')],
    ['Wide Ledger bỏ đen, bỏ đỏ, bỏ trắng còn màu nào', without('đen', 'đỏ cam', ...WHITES)],
    ['Wide Ledger khỏi đen, khỏi nâu', without('đen', 'nâu')],
    ['Wide Ledger chán đen, không ưa hồng', without('đen', 'hồng phấn')],
    ['Wide Ledger dị ứng với hồng, không tính đen', without('hồng phấn', 'đen')],
    ['Wide Ledger màu nào cũng được miễn là không phải đen', without('đen')],
    // The same without accents.
    ['wide ledger che den, ne luon nau, con mau gi', without('đen', 'nâu')],
    ['wide ledger mau gi cung dc mien khong phai den', without('đen')],
    ['wide ledger ko lay trang voi den', without('đen', ...WHITES)],
    ['wide ledger khoi den, khoi nau, con mau gi', without('đen', 'nâu')],
    ['wide ledger bo den, bo het may mau xanh', without('đen', ...GREENS)],
    // Verbs behind.
    ['Wide Ledger xanh thì thôi', without(...GREENS)],
    ['Wide Ledger đỏ với đen thì thôi khỏi', without('đỏ cam', 'đen')],
    ['Wide Ledger em không thích đỏ, xanh cũng ko nốt', without('đỏ cam', ...GREENS)],
    ['Wide Ledger đen em có rồi, hồng cũng chê', without('đen', 'hồng phấn')],
    ['Wide Ledger không thích đen, em cũng ghét nâu', without('đen', 'nâu')],
    ['wide ledger xanh thi thoi, den cung khoi luon', without('đen', ...GREENS)],
    // English.
    ["I won't wear red or orange, what else does the Wide Ledger come in", without('đỏ cam')],
    ['Wide Ledger, I refuse to wear pink', without('hồng phấn')],
    ['Wide Ledger please. pink is a no', without('hồng phấn')],
    ['Wide Ledger, black and brown are out', without('đen', 'nâu')],
    ['Wide Ledger, red is off the table', without('đỏ cam')],
    ['Wide Ledger minus the white and minus the blue', without(...WHITES, 'xanh hải quân')],
    ['Wide Ledger, hate white, not that keen on blue', without(...WHITES, 'xanh hải quân')],
    ["Wide Ledger, can't stand pink, sick of black", without('hồng phấn', 'đen')],
    ['Wide Ledger, the red-orange one is too loud for me', without('đỏ cam')],
    ['Wide Ledger, aside from black, white and brown', without('đen', 'nâu', ...WHITES)],
    ['Wide Ledger, bored of black, not into pink', without('đen', 'hồng phấn')],
    ['Wide Ledger in any colour as long as they are not brown', without('nâu')],
    ['Wide Ledger, I already own black ones', without('đen')],
    ["Wide Ledger, I've already got brown", without('nâu')],
    ["Wide Ledger, can't be black, mustn't be brown", without('đen', 'nâu')],
    ["Wide Ledger, pink doesn't do it for me", without('hồng phấn')],
    ["Wide Ledger, black is not my colour and I'm over brown", without('đen', 'nâu')],
    ['Wide Ledger, everything bar black', without('đen')],
    // What is judged, and what is only asked.
    ['mình chê đen với nâu, Wide Ledger còn màu nào', without('đen', 'nâu')],
    ['Wide Ledger, hồng mình chê, trắng dìm da lắm', without('hồng phấn', ...WHITES)],
    ['Is the Wide Ledger in red too loud', ['đỏ cam']],
    ['Wide Ledger màu đen có dìm da không', ['đen']],
    // A broad colour is its whole family; a shade is itself.
    ["Wide Ledger, any colour as long as it's not whitish", without(...WHITES)],
    ['Wide Ledger but no whites', without(...WHITES)],
    ['Wide Ledger, not greenish or bluish', without(...GREENS)],
    ['Wide Ledger bỏ hết mấy màu xanh', without(...GREENS)],
    ['Wide Ledger trừ mấy màu xanh với đỏ', without('đỏ cam', ...GREENS)],
    ["Wide Ledger in pure white, ivory doesn't count", ['trắng']],
    ['Wide Ledger màu trắng, trắng ngà không tính', ['trắng']],
    // What is wanted stays.
    ['Wide Ledger, not black but white', ['trắng']],
    ['Wide Ledger, not white but ivory', ['trắng ngà']],
    ['Wide Ledger in anything but black, white is fine', ['trắng']],
    ['I hate black, show me Wide Ledger in white', ['trắng']],
    ['Wide Ledger chê đen, lấy trắng', ['trắng']],
    ['Wide Ledger chán đen rồi, cho xem hồng', ['hồng phấn']],
    ['wide ledger che den, lay nau', ['nâu']],
    ['Wide Ledger bỏ qua màu, size 42 là được', COLORS],
    ['I already own the Wide Ledger in black, do you have it in brown', ['nâu']],
    ["Wide Ledger in brown, and don't forget black", ['đen', 'nâu']],
    ['Is the Wide Ledger in black out of stock?', ['đen']],
    ['Will rain ruin the Wide Ledger in black size 42', ['đen']],
    // 'mau do' is 'màu đỏ'.
    ['wide ledger co mau do khong', ['đỏ cam']],
    ['shop ne het Wide Ledger den chua', ['đen']],
  ])('%s: %j', async (message, colors) => {
    expect(offered(await replyTo(message)).toSorted()).toEqual(colors.toSorted());
  });

  it.each([
    ['boots pls, but skip Balenciaga, no canvas, and I already own brown ones', ['Steep Ladder']],
    ['boots please. I destroy suede, and bad luck with Vans', ['Steep Ladder']],
    ['boots, leather and suede are out', ['Plain Ladder']],
    ['boots but leave out Balenciaga and Adidas', ['Plain Ladder']],
    ['boots, fed up with Vans', ['Triple Ledger', 'Steep Ladder']],
    ['boot trừ mấy đôi da lộn, né luôn vải', ['Steep Ladder']],
    ['boot, giày vải thì thôi khỏi, da lộn cũng thôi', ['Steep Ladder']],
    ['chê vans, chê luôn adidas, có đôi boot nào không', ['Triple Ledger']],
    ['giay boot tru may doi da', ['Triple Ledger', 'Plain Ladder']],
    ['whats your cheapest boot thats not Vans', ['Steep Ladder']],
    ["whats your cheapest pair thats not Vans? I've had bad luck with Vans", ['Steep Ladder']],
    ['đôi rẻ nhất mà không phải Vans', ['Steep Ladder']],
    ['rẻ nhất là đôi nào, chê Vans với Adidas', ['Wide Ledger']],
  ])('%s: %j', async (message, shoes) => {
    const lines = (await replyTo(message)).split('\n');
    expect(lines[0]).toMatch(/^(?:We have these|Dạ shop còn mấy mẫu này|The lowest price|Dạ giá thấp nhất)/);
    const named = lines.slice(1).map((line) => /^\d\. (.*?) \(/.exec(line)?.[1]);
    expect(named.toSorted()).toEqual(shoes.toSorted());
  });

  it.each([
    ['aside from Nike, Adidas and Puma what brands do you carry', 'New Balance, Vans, Balenciaga.'],
    ['which brands do you have apart from Vans and Puma', 'Nike, Adidas, New Balance, Balenciaga.'],
    ['ngoài Nike với Adidas ra còn hãng nào', 'Puma, New Balance, Vans, Balenciaga.'],
    ['trừ Vans với Puma ra shop có hãng gì', 'Nike, Adidas, New Balance, Balenciaga.'],
  ])('%s: the other brands', async (message, brands) => {
    expect(await replyTo(message)).toMatch(
      new RegExp(`^(?:Brands in stock|Dạ shop đang có các hãng): ${brands}`),
    );
  });

  it.each([
    "I'm fed up with waiting for my order",
    'fed up with your service',
    'I am fed up, nobody replied',
  ])('%s: a complaint', async (message) => {
    expect(await replyTo(message)).toMatch(/^We are very sorry about this/);
  });

  it.each([
    'fed up with black tbh, do you have Wide Ledger in white',
    "I've been looking for Wide Ledger in white",
    "they've told me you'd have Wide Ledger in white, size 42",
    "They've got white sneakers in 42? We'd want Wide Ledger",
  ])('%s: no complaint, and no name of a shoe', async (message) => {
    const reply = await replyTo(message);
    expect(reply).toContain('Wide Ledger (Puma)');
    expect(reply).not.toMatch(/sorry|do not have/i);
  });
});
