import { aColor, aProduct } from '../support/factories/product';
import { ChatShop } from './chat-shop';

describe('lists of what is turned away, and bounds', () => {
  let chat: ChatShop;

  beforeAll(async () => {
    chat = await ChatShop.open();
    await chat.add(
      aProduct({
        ...{ name: 'Triple Ledger', type: 'boot', brand: 'balenciaga', price: 9_900_000, material: 'suede' },
        colors: [
          aColor('đen', { '40': 3, '41': 2 }),
          aColor('xám tro', { '40': 4, '41': 6 }),
          aColor('trắng ngà', { '40': 5 }),
        ],
      }),
      aProduct({
        ...{ name: 'Plain Ladder', type: 'boot', brand: 'vans', price: 1_490_000, material: 'canvas' },
        colors: [aColor('đen', { '38': 4, '39': 6, '44': 2, '45': 3, '46': 7 })],
      }),
    );
  });
  afterAll(() => chat.close());

  const replyTo = (message: string): Promise<string> => chat.replyTo(message);
  const firstLine = async (message: string): Promise<string> => (await replyTo(message)).split('\n')[0]!;

  const allColors = {
    vi: 'Dạ Triple Ledger (Balenciaga) không có màu khác ạ, mẫu này chỉ có: đen, xám tro, trắng ngà.',
    en: 'Triple Ledger (Balenciaga) does not come in other colours, only in đen (black), xám tro (ash grey), trắng ngà (ivory).',
  };

  it.each([
    ['Do you have Triple Ledger in any colour but black, grey or ivory?', allColors.en],
    ['I want Triple Ledger, not black, ivory or grey', allColors.en],
    ['Triple Ledger in anything besides grey, black and ivory?', allColors.en],
    ['Triple Ledger trừ màu đen, trắng ngà, xám thì còn màu nào', allColors.vi],
    ['Triple Ledger không lấy đen, xám, trắng ngà', allColors.vi],
    ['Triple Ledger ngoài đen, xám với trắng ngà ra', allColors.vi],
  ])('%s: turns all of the list away', async (message, said) => {
    expect(await firstLine(message)).toBe(said);
  });

  it.each([
    // Colours, brands, types, materials, sizes.
    ['Do you have shoes except Nike, New Balance or Vans?', ['Triple Ledger']],
    ['giày trừ Nike, New Balance, Vans còn đôi nào', ['Triple Ledger']],
    ['Do you have shoes but not sneaker, running or classic ones?', ['Triple Ledger', 'Plain Ladder']],
    ['giày không phải sneaker, chạy bộ hay cổ điển', ['Triple Ledger', 'Plain Ladder']],
    ['Do you have boots except leather, knit or suede?', ['Plain Ladder']],
    ['boot trừ da lộn, da, vải dệt', ['Plain Ladder']],
    ['Do you have boots in size 38 to 41 except 38, 39 or 41?', ['Triple Ledger']],
    ['boot size 38 đến 41 trừ 38, 39, 41', ['Triple Ledger']],
    // What stands behind the list is wanted.
    ['Do you have shoes, not black, size 40?', ['Triple Ledger']],
    ['giày không lấy màu đen, size 40', ['Triple Ledger']],
    ['Do you have boots, not black, Vans please?', []],
    ['Do you have boots, not ivory, Vans please?', ['Plain Ladder']],
    ['boot không lấy trắng ngà, lấy Vans', ['Plain Ladder']],
    ['Do you have boots, not black, ivory or beige is fine?', ['Triple Ledger']],
    ['boot không lấy đen, xám, trắng ngà thì còn đôi nào', []],
    // Of two, the second may be wanted.
    ['Do you have boots, not black, ivory please?', ['Triple Ledger']],
    ['boot không lấy đen, trắng, xám cũng được', ['Triple Ledger']],
  ])('%s: %j', async (message, shoes) => {
    const lines = (await replyTo(message)).split('\n');
    const isList = /^(?:We have these in stock|Dạ shop còn mấy mẫu này)/.test(lines[0]!);
    const named = lines.slice(1).map((line) => /^\d\. (.*?) \(/.exec(line)?.[1]);
    expect(isList ? named.sort() : []).toEqual(shoes.toSorted());
  });

  const up = 'đen (black) size 45 (3 pairs), 46 (7 pairs)';
  const down = 'đen (black), size 38, 4 pairs left';
  it.each([
    ...[
      'I need Plain Ladder in at least a 45',
      'Do you have Plain Ladder, 45 minimum?',
      'Do you have Plain Ladder, minimum size 45?',
      'Do you have Plain Ladder in 45 or up?',
      'Do you have Plain Ladder in 45 and up?',
      'Do you have Plain Ladder, no smaller than a 45?',
      'Do you have Plain Ladder biger than 44?',
    ].map((message) => [message, up]),
    ...[
      'Do you have Plain Ladder in 38 or under?',
      'Do you have Plain Ladder, 38 max?',
      'Do you have Plain Ladder, nothing above 38?',
      'Do you have Plain Ladder, at most 38?',
      'Do you have Plain Ladder, no bigger than a size 38?',
      'Do you have Plain Ladder smaler than 39?',
    ].map((message) => [message, down]),
    ...['Plain Ladder tối thiểu 45', 'Plain Ladder ít nhất 45 nha shop', 'Plain Ladder size 45 trở lên'].map(
      (message) => [message, 'màu đen size 45 (3 đôi), 46 (7 đôi)'],
    ),
    ...['Plain Ladder tối đa 38', 'Plain Ladder không quá size 38', 'Plain Ladder size 38 trở xuống'].map(
      (message) => [message, 'màu đen size 38 còn 4 đôi'],
    ),
    ['Do you have Plain Ladder in at least 39, at most 44?', 'đen (black) size 39 (6 pairs), 44 (2 pairs)'],
    ['Plain Ladder tối thiểu 39 tối đa 44', 'màu đen size 39 (6 đôi), 44 (2 đôi)'],
    ['Do you have Plain Ladder over 38 and under 44?', 'đen (black), size 39, 6 pairs left'],
    ['Plain Ladder trên 38 và dưới 44', 'màu đen size 39 còn 6 đôi'],
  ])('%s', async (message, said) => {
    const reply = await replyTo(message);
    expect(reply).toContain(said);
    expect(reply).not.toMatch(/không có|not made/);
  });

  it.each([
    ['I want Triple Ledger but not in suede', 'Triple Ledger (Balenciaga) comes only in suede.'],
    ['Is there a Triple Ledger that is not suede?', 'Triple Ledger (Balenciaga) comes only in suede.'],
    ['cho mình Triple Ledger nhưng không lấy da lộn', 'Dạ Triple Ledger (Balenciaga) chỉ có da lộn ạ.'],
    ['Triple Ledger trừ da lộn ra còn không', 'Dạ Triple Ledger (Balenciaga) chỉ có da lộn ạ.'],
    ['I want Triple Ledger, anything but boots', 'Triple Ledger (Balenciaga) is in our boot range.'],
    ['Triple Ledger mà không phải boot', 'Dạ Triple Ledger (Balenciaga) thuộc dòng boot ạ.'],
    ['I want Triple Ledger but not Balenciaga', 'Triple Ledger (Balenciaga) is made by Balenciaga.'],
    ['Triple Ledger không lấy Balenciaga', 'Dạ Triple Ledger (Balenciaga) là giày Balenciaga ạ.'],
  ])('%s: says so, and offers others', async (message, said) => {
    const [first, title, ...near] = (await replyTo(message)).split('\n');
    expect(first).toBe(said);
    expect(title).toMatch(/^(?:Bạn tham khảo thử|You may like)/);
    expect(near.join('\n')).toMatch(/\([A-Z]/);
    expect(near.join('\n')).not.toContain('Triple Ledger');
  });

  it.each([
    [
      'something bigger than 44 but smaller than 40',
      'No size is both over 44 and under 40. Which of the two do you mean?',
    ],
    [
      'Do you have Plain Ladder in 45 or up, at most 40?',
      'No size is both 45 or larger and 40 or smaller. Which of the two do you mean?',
    ],
    [
      'Plain Ladder trên size 44 mà dưới size 40',
      'Dạ không có size nào vừa trên 44 vừa dưới 40 ạ. Bạn cần size trên 44 hay dưới 40 ạ?',
    ],
    [
      'có giày nào tối thiểu 45 nhưng tối đa 40 không',
      'Dạ không có size nào vừa từ 45 trở lên vừa từ 40 trở xuống ạ. Bạn cần size từ 45 trở lên hay từ 40 trở xuống ạ?',
    ],
    [
      'shoes over 3 million but under 2 million',
      'No price is both from 3.000.000đ and up to 2.000.000đ. Which of the two do you mean?',
    ],
    [
      'giày trên 3 triệu mà dưới 2 triệu',
      'Dạ không có giá nào vừa từ 3.000.000đ trở lên vừa không quá 2.000.000đ ạ. Bạn cần từ 3.000.000đ hay không quá 2.000.000đ ạ?',
    ],
  ])('%s: asks which, and lists nothing', async (message, said) => {
    const { body } = await chat.ask(message);
    expect(body.reply).toBe(said);
  });

  it.each([
    // What is left out is not said to be there.
    ['giày dưới 1 triệu mà không phải Vans', 'Dạ shop không có giày đến 1.000.000đ, không kể Vans ạ.'],
    [
      'Do you have size 49 or up, anything but running?',
      'Sorry, we have no shoes in size 49 or larger, not counting running.',
    ],
    // The brands that are left, and no address.
    ['boot ngoài Balenciaga ra shop còn hãng nào', 'Dạ shop đang có các hãng: Vans.'],
    ['boot trừ Vans ra shop có hãng gì', 'Dạ shop đang có các hãng: Balenciaga.'],
    ['Which brands of boots do you have besides Vans?', 'Brands in stock: Balenciaga.'],
    ['em ra shop xem được không', 'Shop ở 128 Nguyễn Thị Minh Khai'],
    ['ngoài giờ làm em ra shop được không', 'Shop ở 128 Nguyễn Thị Minh Khai'],
    // A bound of the price is none of the size before it.
    ['Do you have boots in size 45, at most two million?', 'We have these in stock:'],
    ['Plain Ladder của Vans mắc quá', 'Dạ còn ạ: Plain Ladder (Vans), giá 1.490.000đ:'],
    // A size that fits is one that is asked for.
    ['I only fit 41.5, not 41 and not 42', 'Sorry, we have no shoes in size 41.5.'],
    ['Only a 47.5 fits me, not 47', 'Sorry, we have no shoes in size 47.5.'],
    ['chân mình chỉ vừa 41.5, không lấy 41 với 42', 'Dạ shop không có giày size 41.5 ạ.'],
    ['Do your shoes fit true to size?', 'You are welcome to try shoes on'],
  ])('%s', async (message, said) => {
    expect((await firstLine(message)).slice(0, said.length)).toBe(said);
  });

  it('offers no size that is turned away beside one that is not made', async () => {
    expect(await replyTo('I only fit 40.5, not 40 and not 41')).not.toMatch(/size 4[01] \(/);
    expect(await replyTo('mình chỉ vừa 40.5, không lấy 40 với 41')).not.toMatch(/size 4[01] \(/);
  });
});
