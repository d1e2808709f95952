import { Phrases } from './phrases';

/** What a question wants to know beyond whether something is in stock. */
export type Ask =
  | 'price'
  | 'colors'
  | 'sizes'
  | 'quantity'
  | 'cheap'
  | 'cheapest'
  | 'dearest'
  | 'cheaper'
  | 'dearer'
  | 'newest'
  | 'best-seller'
  | 'brands'
  | 'types';

export const ASK_WORDS = new Phrases<Ask>([
  [
    'price',
    `giá, giá bao nhiêu, bao nhiêu tiền, bn tiền, nhiêu tiền, mấy tiền, bao tiền, giá bn, how much, price, cost, costs,
     giá sao, giá cả, mấy triệu, bao nhiêu triệu, mấy củ, prices, nhiu tiền, nhìu tiền, bnhieu tiền`,
  ],
  [
    'colors',
    `màu gì, màu nào, mấy màu, những màu, các màu, màu khác, màu j, bao nhiêu màu, what colors, what colours, which colors,
     which colours, what color, what colour, which color, other colors, other colours, another color, another colour, any other color, any other colour,
     colors available, colours available, available colors, how many colors, how many colours, màu chi, nhiêu màu, mau ji, phối màu,
     những màu gì, những màu nào, có màu gì, màu sắc, bảng màu, tất cả màu, all colors, all colours, different color, different colour`,
  ],
  [
    'sizes',
    `size nào, size gì, size j, mấy size, những size, các size, size khác, bao nhiêu size, what sizes, which sizes, what size,
     which size, other sizes, another size, sizes available, available sizes, size range, all sizes, cỡ nào, cỡ gì, sz nào, sz gì, siz nào,
     nhiêu size, size chi, số nào, bảng size, full size, size ji, đủ size, how many sizes, different size, size run, tất cả size`,
  ],
  [
    'quantity',
    `mấy đôi, bao nhiêu đôi, nhiêu đôi, bn đôi, how many, how many pairs, còn nhiều không, số lượng, còn nhiều, bnhieu đôi,
     còn bao nhiêu, còn nhiêu, còn mấy, còn bn, how many left, mấy chiếc, nhiu đôi, mấy cái, còn nhìu`,
  ],
  [
    'cheap',
    'rẻ, giá rẻ, bình dân, giá mềm, cheap, affordable, giá sinh viên, rẻ thôi, giá tốt, inexpensive, hạt dẻ',
  ],
  [
    'cheapest',
    `rẻ nhất, thấp nhất, cheapest, lowest price, least expensive, mềm nhất, bèo nhất, giá rẻ nhất, most affordable, lowest priced,
     rẻ rẻ, nhỏ tiền nhất`,
  ],
  [
    'dearest',
    `đắt nhất, mắc nhất, cao nhất, most expensive, priciest, dearest, xịn nhất, giá cao nhất, highest price, đắt tiền nhất, mắc tiền nhất, cao cấp nhất,
     chát nhất`,
  ],
  [
    'cheaper',
    `rẻ hơn, cheaper, less expensive, mềm hơn, thấp hơn, giá rẻ hơn, bèo hơn, lower price, lower priced, rẻ hơn không, something cheaper, rẻ hơn chút, ít tiền hơn`,
  ],
  [
    'dearer',
    'đắt hơn, mắc hơn, xịn hơn, more expensive, cao cấp hơn, pricier, higher price, giá cao hơn, cao hơn',
  ],
  [
    'newest',
    'mới nhất, hàng mới, newest, latest, mới về, hàng mới về, new arrivals, new arrival, vừa về, mẫu mới, đôi mới, mới ra, just in, new in',
  ],
  [
    'best-seller',
    `bán chạy, bán chạy nhất, best seller, best sellers, bestseller, bestsellers, best selling, hot nhất, most popular, phổ biến nhất,
     được mua nhiều, nhiều người mua, hot trend, đang hot, bán chạy nhứt`,
  ],
  [
    'brands',
    `hãng nào, những hãng, các hãng, hãng gì, thương hiệu nào, which brands, what brands, mấy hãng, brand nào, brand gì, hãng j, thương hiệu gì,
     những thương hiệu, các thương hiệu, nhãn hiệu nào, hiệu nào, hiệu gì, brands do you, all brands, bao nhiêu hãng`,
  ],
  [
    'types',
    `loại nào, những loại, loại giày nào, loại giày gì, what types, what kinds, which types, kinds of shoes, types of shoes, dòng nào, các loại, loại gì,
     những dòng, mấy loại, kind of shoes, what do you sell, bán những gì, bán gì, bán giày gì, có những gì, bán cái gì`,
  ],
]);
