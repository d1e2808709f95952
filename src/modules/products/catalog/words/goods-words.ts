/**
 * Shoppers' words for brands, types, materials and colours, in both languages. A meaning is `kind:value`; for
 * a colour it is `color:family.shade`, and `|` separates the colours of an ambiguous word.
 */
export const GOODS_WORDS: readonly (readonly [meaning: string, phrases: string])[] = [
  ['brand:nike', 'nike, nikes, nai, naik, naiki, nkie, niek, nikie, nikee, nke, swoosh'],
  [
    'brand:adidas',
    'adidas, adi, das, addidas, adias, adiddas, adida, adidass, ba sọc, aidas, addias, adids, adisas, a đi đát',
  ],
  ['brand:puma', 'puma, pumas, pumma, pumar, puama, pu ma'],
  [
    'brand:new balance',
    `new balance, newbalance, nb, new balan, new balence, new ballance, newbalence, niu balan, niu balance,
     new balace, newbal, new bal, new balanc, new blance`,
  ],
  ['brand:vans', 'vans, van, vanz, vnas'],
  [
    'brand:balenciaga',
    'balenciaga, balen, balenci, balenxiaga, balenciga, balanciaga, balensiaga, balencia, balencianga, balencaga',
  ],
  [
    'type:running',
    `running, runner, runners, jogging, jog, marathon, chạy bộ, giày chạy bộ, giày chạy, chạy bền, running shoes, half marathon, to run in,
     tập chạy, đi chạy, chạy, chạy xa, runing, chay bộ, trail, trail running, chạy trail, chạy địa hình, chạy đường mòn, for running, shoe run, shoes run, run shoe, run shoes, for run, to run`,
  ],
  [
    'type:basketball',
    'basketball, bóng rổ, banh rổ, chơi bóng rổ, bong ro, basket ball, bóng rỗ, hoops, hoop, basket',
  ],
  [
    'type:football',
    `football, soccer, cleats, cleat, bóng đá, đá bóng, đá banh, sân cỏ,
     giày đinh, football boots, soccer shoes, football boot, soccer boots, đi đá, đá sân cỏ, cỏ tự nhiên, đinh, giày đá bóng, giày đá banh, sân 7, sân 5, đá sân`,
  ],
  ['type:boot', 'boot, boots, bốt, ủng, giày bốt, giày boot, chelsea, combat boots, bôt, bốt cao cổ'],
  ['type:classic', 'classic, classics, cổ điển, kinh điển, retro, vintage, hoài cổ, clasic, dáng cổ điển'],
  [
    'type:sneaker',
    'sneaker, sneakers, sneaker shoes, sneker, sneakes, trainer, trainers, lifestyle, snearker, snaeker, giày thể thao thường ngày, bata, giày bata, giày thường',
  ],
  [
    'material:leather',
    'leather, real leather, da thật, da bò, bằng da, da trơn, chất da, genuine leather, da xịn, da, leathers, đồ da',
  ],
  ['material:suede', 'suede, da lộn, da nỉ, nhung'],
  ['material:mesh', 'mesh, lưới, vải lưới, thân lưới, chất lưới'],
  ['material:knit', 'knit, vải dệt, dệt kim, vải len, knitted, dệt, thân dệt'],
  ['material:canvas', 'canvas, vải canvas, vải bố, vải bạt, giày vải, vải'],
  [
    'material:synthetic',
    'synthetic, da tổng hợp, giả da, da nhân tạo, da pu, faux leather, vegan leather, simili',
  ],
  [
    'color:black',
    'đen, black, đen tuyền, đen thui, full đen, all black, triple black, noir, đen full, đen xì, blck, balck',
  ],
  [
    'color:white',
    'trắng, white, trắng tinh, full trắng, all white, triple white, trắng full, trắng toát, trắg, whtie, wite',
  ],
  [
    'color:white.ivory',
    'trắng ngà, ngà, ivory, off white, trắng sữa, trắng kem, offwhite, off-white, bone, eggshell, cream white, creamy white, trắng đục',
  ],
  ['color:white.ivory|beige', 'kem, cream, creme, vanilla'],
  [
    'color:black|blue.navy|brown|red.burgundy|green.moss',
    'màu tối, tối màu, tông tối, màu trầm, tông trầm, trầm màu, màu sẫm, sẫm màu, đậm màu, màu đậm, dark color, dark colour, dark colors, dark colours, darker color, darker colour, dark shade, dark shades, dark one, dark ones',
  ],
  [
    'color:white|white.ivory|beige|beige.sand|pink.blush|blue.sky|purple.lavender|grey.ash',
    'màu nhẹ, màu nhẹ nhẹ, màu nhạt nhạt, tông nhẹ, màu sáng, sáng màu, tông sáng, màu nhạt, nhạt màu, light color, light colour, light colors, light colours, light shade, light shades, pale color, pale colour',
  ],
  [
    'color:red.vermilion|orange|yellow|yellow.mustard|red|pink|green.lime|blue.azure|green.teal',
    'màu nổi, nổi màu, màu sặc sỡ, sặc sỡ, màu nóng, bright color, bright colour, bright colors, bright colours, colorful, colourful',
  ],
  ['color:pink.blush|blue.sky|purple.lavender', 'pastel, màu pastel, tone pastel'],
  ['color:grey', 'xám, ghi, grey, gray, xám xịt, slate, xám khói, gery, khói'],
  ['color:grey.ash', 'xám tro, ash, ash grey, ash gray, xám nhạt, light grey, light gray, màu tro, ghi xám'],
  ['color:grey.silver', 'bạc, silver, xám bạc, ánh bạc'],
  ['color:red', 'đỏ, red, đỏ tươi, đỏ chót, scarlet, crimson, reds, đỏ rực'],
  [
    'color:red.vermilion|orange',
    'đỏ cam, red orange, orange red, cam đỏ, vermilion, coral, san hô, orangey red, reddish orange',
  ],
  [
    'color:red.burgundy',
    'đỏ đô, burgundy, maroon, bordeaux, wine, wine red, đỏ rượu, rượu vang, đỏ rượu vang, đỏ mận, màu mận, mận chín, huyết dụ, bã trầu, dark red, đỏ sẫm, đỏ đậm, đô',
  ],
  ['color:orange', 'cam, orange, da cam, cam cháy, rust, cam đất'],
  [
    'color:blue',
    'blue, xanh biển, xanh nước biển, xanh lam, xanh coban, xanh cô ban, cobalt, royal blue, blues, bule',
  ],
  ['color:blue.azure', 'xanh dương, xanh da dương, azure'],
  [
    'color:blue.navy',
    `xanh hải quân, navy, xanh navy, navy blue, xanh than, xanh đen, xanh tím than, tím than, dark blue, hải quân, indigo, navi,
     midnight blue, xanh đậm, xanh dương đậm, navy xanh`,
  ],
  [
    'color:blue.sky',
    'xanh da trời, da trời, sky blue, sky, light blue, baby blue, xanh lơ, xanh trời, xanh baby, xanh biển nhạt, xanh nhạt, xanh dương nhạt, pale blue',
  ],
  ['color:green', 'green, xanh lá, xanh lá cây, xanh lục, xanh cây, lá cây, xanh lá mạ, greens'],
  [
    'color:green.moss',
    `xanh rêu, rêu, moss, olive, moss green, olive green, army green, xanh quân đội, xanh bộ đội, forest green, dark green,
     xanh lá đậm, khaki green, xanh ô liu`,
  ],
  [
    'color:green.teal',
    'xanh ngọc, ngọc, teal, turquoise, jade, emerald, xanh ngọc bích, ngọc bích, mint, bạc hà, xanh bạc hà, xanh mint, aqua, xanh lam ngọc, mint green, xanh cổ vịt',
  ],
  [
    'color:green.lime',
    'xanh chuối, xanh non, xanh neon, neon, lime, volt, xanh nõn chuối, neon green, dạ quang',
  ],
  ['color:blue|green', 'xanh'],
  ['color:yellow', 'vàng, yellow, vàng tươi, vàng chanh, vàng chóe, yelow'],
  ['color:yellow.mustard', 'vàng nghệ, nghệ, mustard, turmeric, vàng đất, vàng mù tạt, amber'],
  ['color:yellow.gold', 'gold, golden, vàng kim, vàng gold, vàng đồng, vàng ánh kim'],
  ['color:pink', 'hồng, pink, hường, hồng cánh sen, rose, hot pink'],
  [
    'color:pink.blush',
    'hồng phấn, blush, baby pink, light pink, pastel pink, hồng nhạt, hồng pastel, powder pink, pale pink, hường phấn',
  ],
  ['color:purple', 'tím, purple, violet, plum, tim tím, purpel'],
  [
    'color:purple.lavender',
    'tím oải hương, oải hương, lavender, lilac, tím nhạt, tím lavender, tím pastel, light purple, lavendar',
  ],
  ['color:brown', 'nâu, brown, chocolate, nâu đất, nâu socola, cocoa, nâu đậm, dark brown'],
  [
    'color:brown.tan',
    'nâu da bò, màu da bò, tan, cognac, nâu bò, saddle brown, nâu nhạt, camel, light brown',
  ],
  ['color:beige', 'be, beige, nude, baige'],
  ['color:beige.sand', 'be cát, cát, sand, sandy, vàng cát, khaki, kaki'],
];

/**
 * Ambiguous words without accents, which count as a colour, type or material only beside another attribute:
 * 'tim' may mean 'tìm'.
 */
export const DOUBTFUL_PLAIN = new Set(
  `den tim do cam be trang hong vang bac nghe ngoc reu cat ghi kem tan sand gold da vai luoi bot dinh chay van das bone wine rose sky nga khoi det trail basket lime nhung ba ung
   cat camel mint cream plum das combat`.split(/\s+/),
);
