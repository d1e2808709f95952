/**
 * What a message wants, in both languages: `ask` (beyond whether it is in stock), `topic` (a fact of the shop), `wish`
 * (no field of a product), `talk`, `ref` (what was spoken of before), and words that change what stands beside them.
 */
// prettier-ignore
export const TALK_WORDS: readonly (readonly [meaning: string, phrases: string])[] = [
  ['plain:', `đôi giày, trở xuống, trở lên, trở lại, làm ơn, tìm giày, tìm đôi, tìm mẫu, tìm size, cần tìm, đang tìm, muốn tìm, tìm cho, tìm giúp, tìm mua, đến khi, khi nào, hồng biết, hong biết, do
   đó, tự do, ở đó, đẹp trai, đẹp gái, in stock, out of stock, any chance, sân bay, cam kết, cam đoan, da chân, con trai mình, đến nơi, màu sắc, vàng da, các bạn, bên bạn, no rush, no
   worries, no thanks, không sao, không cần, no need, hay không, thì không biết, thì không rõ, thì không chắc, thì không hiểu, thì không còn, thì không có, or not, được không, phải không, đúng không, có không, còn không, hay ko, không nhỉ, không ạ, không em, không shop, không
   vậy, không thế, không bạn, không nhỉ shop, không hả, chưa biết, không biết, hong shop, hong a, hong v, hong nè, hong em, con hong, có hong, được hong, còn hong, màn hình, màu nào cũng
   được, màu gì cũng được, any color, any colour, size nào cũng được, hãng nào cũng được, hãng gì cũng được, loại nào cũng được, màu nào cũng ok, màu gì cũng ok, any brand, tất cả, bất kỳ,
   one of, đi thẳng, tiền mặt đất, tim giay, tim doi, tim mau, can tim, dang tim, so sánh với, lên hình, như hình, trong hình, trên hình, trên web, trên mạng, bên dưới, ở trên, ở dưới,
   phía trên, not sure, don't know, dont know, not bad, why not, no problem`],
  ['ask:price', `bao nhiêu, bao nhiêu vậy, bao nhiêu ạ, giá, giá bao nhiêu, bao nhiêu tiền, mấy tiền, how much, price, prices, cost, costs, giá sao, giá cả, giá nào, mấy triệu, bao nhiêu triệu, bao
   tiền, giá thế nào, xin giá, báo giá, hết bao nhiêu, how much is, tiền`],
  ['ask:colors', `màu gì, màu nào, mấy màu, những màu, các màu, bao nhiêu màu, what colors, what colours, which colors, which colours, what color, what colour, which color, which colour, colors
   available, how many colors, how many colours, phối màu nào, bảng màu, tất cả màu, all colors, all colours, what other colors, what other colours, màu nào nữa, màu chi, đủ màu, colors,
   colours, màu sao`],
  ['ask:other-colors', `màu khác, other colors, other colours, another color, another colour, different color, different colour, màu nào khác, other color, other colour, màu nào nữa, khác màu, màu khác không, màu gì khác, còn màu gì khác, có màu gì khác`],
  ['ask:same-color', `cùng màu, same color, same colour, giống màu, đồng màu`],
  ['ask:sizes', `còn size mấy, size mấy tới mấy, có size mấy, từ size mấy, size mấy đến mấy, còn mấy size, size nào, size gì, mấy size, những size, các size, bao nhiêu size, what sizes, which sizes,
   sizes available, available sizes, size range, all sizes, số nào, bảng size, full size, đủ size, how many sizes, size run, tất cả size, size chi, size mấy còn, sizes, size còn, còn size
   nào, range of sizes`],
  ['ask:other-sizes', `size khác, other sizes, another size, different size, size nào khác, số khác, other size, khác size, còn size nào khác, size gì khác, còn size gì khác, what other sizes, which other sizes, what other size`],
  ['ask:quantity', `mấy đôi, bao nhiêu đôi, how many, how many pairs, how many left, còn nhiều không, số lượng, còn nhiều, còn bao nhiêu, còn mấy, mấy chiếc, mấy cái, bao nhiêu cái, còn ít, many left`],
  ['ask:cheapest', `rẻ nhất, thấp nhất, cheapest, lowest price, least expensive, mềm nhất, bèo nhất, giá rẻ nhất, most affordable, lowest priced, ít tiền nhất, giá thấp nhất`],
  ['ask:dearest', `đắt nhất, mắc nhất, most expensive, priciest, xịn nhất, giá cao nhất, highest price, đắt tiền nhất, mắc tiền nhất, cao cấp nhất, sang nhất, cao nhất, chát nhất, đỉnh nhất`],
  ['ask:cheaper', `rẻ hơn, cheaper, less expensive, mềm hơn, thấp hơn, giá rẻ hơn, bèo hơn, lower price, lower priced, ít tiền hơn, rẻ hơn chút, rẻ hơn nữa, giá thấp hơn, giá mềm hơn, nhẹ ví hơn, rẻ rẻ
   hơn`],
  ['ask:dearer', `đắt hơn, mắc hơn, xịn hơn, more expensive, cao cấp hơn, pricier, higher price, giá cao hơn, cao hơn, sang hơn`],
  ['ask:cheap', `rẻ, giá rẻ, bình dân, giá mềm, cheap, affordable, giá sinh viên, rẻ thôi, giá tốt, inexpensive, hạt dẻ, rẻ rẻ, rẻ tí, rẻ xíu, budget, sinh viên, vừa túi tiền, vừa tiền, ngon bổ rẻ, giá
   ổn, mềm mềm`],
  ['ask:newest', `mới nhất, hàng mới, newest, latest, mới về, hàng mới về, new arrivals, new arrival, vừa về, mẫu mới, đôi mới, mới ra, just in, new in, mới ra mắt, new ones, mẫu nào mới`],
  ['ask:best-seller', `bán chạy, bán chạy nhất, best seller, best sellers, bestseller, bestsellers, best selling, hot nhất, most popular, phổ biến nhất, được mua nhiều, nhiều người mua, đang hot, mua nhiều
   nhất, popular, hot trend, hot hit, hot`],
  ['ask:brands', `hãng nào, những hãng, các hãng, hãng gì, thương hiệu nào, which brands, what brands, mấy hãng, brand nào, brand gì, thương hiệu gì, những thương hiệu, các thương hiệu, nhãn hiệu nào,
   bao nhiêu hãng, brands, hiệu gì, hiệu nào`],
  ['ask:types', `loại nào, những loại, loại giày nào, loại giày gì, what types, what kinds, which types, kinds of shoes, types of shoes, dòng nào, các loại, loại gì, những dòng, mấy loại, what do you
   sell, bán những gì, bán gì, bán giày gì, bán cái gì, kind of shoes, những loại giày`],
  ['ask:smaller', `size nhỏ hơn, nhỏ hơn, nhỏ size hơn, số nhỏ hơn, bé hơn, smaller, smaller size, a size down, size down, lùi size, xuống size, nhỏ lại, one size down, down a size, size bé hơn, giảm size`],
  ['ask:bigger', `size lớn hơn, lớn hơn, to hơn, size to hơn, bigger, larger, bigger size, larger size, a size up, size up, lên size, tăng size, rộng hơn, one size up, số lớn hơn, up a size, size bự hơn,
   bự hơn`],
  ['ask:half', `nửa size, nửa số, half a size, half size, 0.5 size, half`],
  ['ask:compare', `đôi nào hơn, nào hơn, which one is better, đôi nào ngon hơn, so sánh, khác gì, khác nhau, khác nhau chỗ nào, compare, difference, difference between, vs, versus, hay hơn, cái nào hơn,
   êm hơn, bền hơn, đẹp hơn, tốt hơn, nhẹ hơn, which is better, better, nên chọn, nên lấy, nên mua, so với, phân vân, lighter, đáng tiền hơn, hợp hơn, which one should, softer, comfier,
   đắt hơn bao nhiêu`],
  ['ask:size-help', `what should i order, should i order, size should i, size mấy, đi size mấy, mang size mấy, size gì vừa, size nào vừa, chọn size, tư vấn size, what size should, which size should, what
   size would, what size do i, what size am i, size nào hợp, size bao nhiêu, quy đổi, convert, conversion, eu size, in eu, sang eu, là eu, bảng quy đổi, size chart, what's my size, đo
   chân, chọn size nào, lấy size nào, mang size gì, đi size nào, đi size gì, mang size nào, lấy size mấy, size mấy vừa, chân dài, foot length, size guide, eu mấy, là size mấy, mấy eu, size
   mấy eu, number in eu`],
  ['ask:recommend', `giày gì, gì đẹp, gì hay, hàng gì, giày nào đẹp, đôi nào đẹp, mẫu nào đẹp, gợi ý, giới thiệu, tư vấn, recommend, recommendation, recommendations, suggest, suggestion, suggestions, nào
   đẹp, nào ngon, có gì hay, tư vấn giúp, tư vấn mình, advise, ideas, mẫu nào hợp, đôi nào hợp, nên mua đôi nào`],
  ['ask:stock', `còn hàng, còn, có hàng, có sẵn, sẵn hàng, in stock, available, availability, do you have, have you got, do you still have, any left, còn đôi nào, hết chưa, hết hàng chưa, do you sell,
   do you carry, có bán, got any, got, looking for, check hàng, kiểm tra, có`],
  ['ask:others', `mẫu khác, đôi khác, cái khác, loại khác, mẫu nào khác, other shoes, another one, something else, other models, other options, anything else, cái nào khác, đôi nào khác, mẫu nào nữa, đôi
   nào nữa, mấy mẫu khác, khác, others, other ones, a different one, something different, more options, another, thay thế, tương tự, similar, giống giống, giống vậy, alternative,
   alternatives, còn mẫu nào, còn đôi nào khác`],
  ['ask:same-brand', `cùng hãng, same brand, cùng thương hiệu, hãng đó, hãng này, của hãng đó, from the same brand, cùng brand`],
  ['ask:same-type', `cùng loại, cùng kiểu, same type, same kind, cùng dòng`],
  ['order:', `cart, my cart, vào giỏ hàng, chốt đơn, chốt, lấy đôi này, lấy đôi đó, lấy cái này, đặt mua, đặt hàng, mua đôi này, mua luôn, lấy luôn, đặt luôn, i'll take it, i'll take, ill take it,
   ill take, i want to buy, how to order, how do i order, how can i order, mua sao, mua như nào, mua thế nào, mua ở đâu, thêm vào giỏ, giỏ hàng, add to cart, checkout, check out, lên đơn,
   mua kiểu gì, mua hàng sao, đặt sao, đặt như nào, buy it, buy this, order it, order this, order now, place an order, lấy nhé, lấy đi, em mua, cho mình đặt, gói lại, đặt cho, how to buy,
   how do i buy, where do i pay, đặt 1 đôi, lấy 1 đôi, cho em 1 đôi, em đặt, mình đặt, chị lấy, anh lấy, chốt nhé, purchase, i'll buy, ok lấy, vô giỏ, vào giỏ, bỏ giỏ, bỏ vào giỏ, want to
   order, let me get, cách đặt, cách mua, đặt đôi, want this, can i order, i'll get, i'll have, muốn đặt, muốn mua đôi này, wrap it up, cho đặt, đặt đơn`],
  ['topic:delivery', `send to, outside vietnam, inside vietnam, driver, gửi ra nước, giao hàng, ship, phí ship, shipping, delivery, deliver, phí giao, tiền ship, freeship, free ship, miễn phí ship, giao tới,
   giao đến, giao về, giao nhanh, bao lâu thì tới, bao lâu nhận, mấy ngày, mấy hôm, mấy bữa, bao lâu có hàng, bao lâu, vận chuyển, giao tận nơi, hỏa tốc, ship cod tỉnh, ship nhanh, gửi
   hàng, gửi về, gửi ra, gửi cho, gửi vào, ngoại tỉnh, ship tỉnh, nội thành, chừng nào tới, khi nào nhận, when will it arrive, how long does, how long, arrive, ship to, shipped, delivered,
   courier, express, giao có, giao ko, giao không, giao liền, giao gấp, giao trong ngày, ship về, ship ra, ship vô, giao ra, giao lên, viettel post, ghtk, tới trước, nhận được hàng, giao
   lúc, giao cuối tuần, overseas, abroad, international, nước ngoài, to my hotel, my hotel, to hotel, giao`],
  ['topic:payment', `thanh toán, payment, trả tiền, chuyển khoản, cod, ck được, ck trước, bank, cash on delivery, pay, paying, thẻ, quẹt thẻ, credit card, visa, mastercard, momo, zalopay, vnpay, trả góp,
   installment, installments, tiền mặt, cash, nhận hàng trả tiền, trả tiền khi nhận, qr, banking, paypal, ví điện tử, apple pay, cọc, đặt cọc, deposit, trả sau, cards, số tài khoản, stk,
   tài khoản ngân hàng, kiểm hàng trả tiền, nhận hàng mới trả, nhận rồi trả, dollars, usd cash`],
  ['topic:hours', `mấy giờ, mở cửa, đóng cửa, giờ mở cửa, opening hours, giờ làm việc, open, opening, close, closing, business hours, chủ nhật có mở, lễ có mở, mở tới, làm tới, bán tới, what time, mở đến,
   nghỉ lễ, nghỉ tết, nghỉ trưa, có nghỉ, còn mở, mở chưa, tết có mở, hours, mở không, cuối tuần, mở hông, có mở, giờ giấc, nghỉ bữa nào, đến mấy giờ, tới mấy giờ, opens, closes, giờ nghỉ`],
  ['topic:address', `shop ở đâu, địa chỉ, address, chỗ nào, cửa hàng ở đâu, ở đâu, ở quận, location, located, where are you, where is your, chi nhánh, showroom, cơ sở, ghé shop, qua shop, tới shop, đến
   shop, ra shop, physical store, your store, đường nào, quận mấy, where is the shop, where's the shop, where's your, map, bản đồ, directions, shop ở, store address, qua xem, ghé qua, ghé
   xem, xem trực tiếp, mua trực tiếp, branch, shop in hanoi, có shop ở, tới xem, tới tận nơi, chỗ gửi xe, gửi xe, parking, visit, offline`],
  ['topic:exchange', `đổi trả, đổi size, đổi hàng, trả hàng, đổi được, được đổi, hoàn tiền, refund, exchange, return, returns, return policy, không vừa, ko vừa, bảo hành, warranty, đổi lại, trả lại, hoàn
   trả, đổi mẫu, chật thì, rộng thì, mang không vừa, đi không vừa, doesn't fit, don't fit, swap, đổi ý, guarantee, bị lỗi thì, lỗi thì, send it back, đổi màu, đổi mới, money back, không
   thích thì, muốn đổi size, muốn đổi đôi, bong keo thì`],
  ['topic:authenticity', `chính hãng, hàng thật, real, fake, auth, authentic, hàng giả, hàng nhái, replica, genuine, legit, original, hàng auth, super fake, rep 1:1, xuất xứ, hàng real, hàng fake, nguồn gốc,
   giấy tờ, tem, check code, originals, hàng xịn không, made in, bill hãng, counterfeit, knockoff, knock off, real ones, thật không, thật hay giả, giả không, vietnam made, 1:1, xách tay,
   nhái`],
  ['topic:order-status', `đơn hàng, đơn của em, đơn của mình, đơn của tôi, đơn mình, đơn em, mã đơn, kiểm tra đơn, order status, my order, track my order, track, tracking, đơn đâu, đơn tới đâu, đã giao chưa,
   chưa nhận được, chưa thấy giao, đặt hôm qua, đặt mấy hôm, đơn đặt, hủy đơn, huỷ đơn, hủy, huỷ, hủy giúp, cancel my order, cancel order, cancel, đơn của chị, đơn của anh, sao chưa giao,
   chưa giao, sao lâu giao, bao giờ giao, shipper, my package, my parcel, package, where is my, where's my, hàng của em đâu, hàng của mình đâu, sửa địa chỉ, đổi địa chỉ, đơn số, đơn tối
   qua, order number, i ordered, ordered, đã đặt, mình đặt hôm, em đặt hôm, hàng đi tới đâu, đơn hôm, đặt từ, hàng chưa về, đơn, chưa thấy hàng, mới đặt, vừa đặt, lỡ đặt, đặt nhầm, đặt rồi`],
  ['topic:person', `nhân viên, gặp người, nói chuyện với người, người thật, tư vấn viên, human, real person, talk to someone, speak to someone, talk to a, speak to a, speak with, agent, hotline, số điện
   thoại, sđt, sdt, phone number, zalo, facebook, fb, fanpage, gọi, gọi điện, call you, contact, liên hệ, liên lạc, gặp nhân viên, customer service, support, staff, instagram, messenger,
   bot à, là bot, là robot, are you a bot, are you a robot, người hay máy, chủ shop, quản lý, manager, email shop, inbox, gặp chủ, talk to, whatsapp, real human, robot, bot, số shop, cskh,
   tổng đài, gọi lại, call me`],
  ['topic:complaint', `giao thiếu, thiếu 1 đôi, giải quyết, you sent, sent me the wrong, đền, giao sai, giao nhầm, bị rách, bung keo, bung, bung đế, trầy, tróc, scratched, not happy, unhappy, torn, ripped, ai
   rep, không ai trả lời, không ai rep, bị lỗi, bị hỏng, bị bong, bong keo, bong đế, thái độ, lừa đảo, lừa, làm ăn, tệ, quá tệ, thất vọng, bực, bực mình, khiếu nại, complaint, complain,
   complaining, terrible, awful, bad service, broken, damaged, wrong size sent, wrong shoes, wrong item, wrong color sent, disappointed, scam, rách, bung chỉ, sứt chỉ, sai mẫu, sai màu,
   sai size, gửi sai, gửi nhầm, thiếu hàng, đồ dỏm, hàng dỏm, hàng kém, chất lượng kém, unacceptable, ridiculous, worst, angry, fell apart, defective, defect, không trả lời, chẳng ai trả
   lời, rep chậm, trả lời chậm, no one answers, nobody answers, lâu quá, chậm quá, mất dạy, bóc phốt, đánh giá 1 sao, one star, phốt, bị bẩn, cũ rồi, móp, rude, ignored, cheated, mắc dịch,
   chờ cả, chờ mãi, đợi mãi`],
  ['topic:discount', `nửa giá, đắt như, bên kia bán, có mã, mã freeship, mã shopee, mã giảm, giảm giá, sale, khuyến mãi, km, voucher, mã giảm, mã giảm giá, discount, discounts, coupon, promo, promotion,
   promotions, ưu đãi, bớt, fix giá, fix, bớt giá, giảm được, giảm không, black friday, deal, deals, combo, giảm thêm, bớt chút, tặng kèm, quà tặng kèm, giảm bao nhiêu, mua 2, mua 2 đôi,
   mua nhiều giảm, giảm sinh viên, best price, giá cuối, hạ giá, lì xì, giảm tí, giảm, có quà, quà gì, bớt không, bớt tí, bớt xíu, freebie, student discount, 11.11, 12.12, tích điểm, thẻ
   thành viên, loyalty, membership, flash sale, xả hàng, xả kho, haggle, lower the price, negotiate`],
  ['topic:restock', `khi nào có lại, bao giờ có lại, có lại không, về lại, restock, restocked, restocking, khi nào có, khi nào về, bao giờ về, khi nào có hàng, back in stock, nhập thêm, hàng về, về hàng,
   chừng nào có, chừng nào về, đặt trước, pre order, preorder, pre-order, có nhập, nhập về, đợt sau, get more, báo khi có, notify, notify me, sắp về, giữ hàng, giữ giúp, giữ cho, giữ hộ,
   giữ đôi, hold it, hold a pair, reserve, order trước, coming back, come back in, be back, when will, nào về, nào có lại, bao giờ có, nhập lại, để dành, sắp có`],
  ['topic:invoice', `hóa đơn, hoá đơn, vat, invoice, receipt, xuất hóa đơn, xuất hoá đơn, red bill, hóa đơn đỏ, bill, tax, tax refund, chứng từ, mã số thuế`],
  ['topic:care', `vệ sinh, giặt, giặt giày, lau, làm sạch, bảo quản, clean, cleaning, wash, washing, care, machine wash, giặt máy, bị ố, ố vàng, vệ sinh giày, chăm sóc, khử mùi, hôi chân, cách giặt,
   washable, wash them, phơi, xi, đánh giày, bị mốc, mốc, look after, stain, stains, giữ trắng`],
  ['topic:fitting', `try shoes on, somewhere to try, thử được, thử giày, đi thử, mang thử, try on, try them on, thử tại shop, thử trước, được thử, cho thử, fitting, thử, thử size, try it on, form to hay
   nhỏ, form nhỏ, form rộng, form có, true to size, run small, run big, runs small, runs large, form, fit true, ôm chân, form ôm, thử chân, fit, lên form, tts, form lớn, size chuẩn`],
  ['topic:wholesale', `sỉ, bán sỉ, giá sỉ, wholesale, mua sỉ, lấy sỉ, bulk, đại lý, ctv, cộng tác viên, số lượng lớn, mua số lượng, nhập sỉ, mua chung, reseller, nhượng quyền, đặt cho công ty, bulk order,
   đồng phục, cho đội, dropship, sỉ lẻ`],
  ['topic:privacy', `bán sđt, bán số điện thoại, bán thông tin, xóa thông tin, xoá thông tin, card details, save my card, thông tin thẻ, có ai tên, my details, my information, my info, personal information,
   bảo mật, thông tin cá nhân, privacy, personal data, dữ liệu cá nhân, lộ thông tin, my data, lộ số, bán thông tin, thông tin của em, thông tin của mình, delete my account, xóa tài khoản,
   xoá tài khoản, data, lưu thông tin, dữ liệu, delete my data, gdpr, spam, lộ sđt, thông tin khách`],
  ['wish:rain', `đi mưa, mưa, chống nước, chống thấm, rain, rainy, waterproof, water proof, water resistant, mùa mưa, trời mưa, không thấm, wet, thấm nước, lội nước, chống mưa, in the rain, ngập`],
  ['wish:gym', `squats, deadlifts, flat sole, gym, tập gym, workout, nâng tạ, lifting, weightlifting, crossfit, tập tạ, đi tập, fitness, the gym, squat, deadlift, training, tập luyện, tập thể dục,
   aerobic, zumba, yoga, nhảy dây`],
  ['wish:tennis', `tennis, quần vợt, cầu lông, badminton, pickleball, bóng bàn, đánh cầu, bóng chuyền, volleyball, đánh tennis, đánh cầu lông, golf, đánh golf`],
  ['wish:high', `cổ cao, high top, high tops, hi top, cao cổ, high-top, hightop, cổ lửng, mid top, high collar, cổ giữa, tall collar, ôm mắt cá, giữ mắt cá, tall padded collar`],
  ['wish:low', `cổ thấp, low top, low tops, thấp cổ`],
  ['wish:child', `trẻ em, em bé, con nít, bé trai, bé gái, cho bé, children, kids, kid, child, toddler, trẻ con, con trai, con gái, my son, my daughter, học sinh, thiếu nhi, year old, years old, cho con,
   baby, boys, girls, kiddo, little boy, little girl`],
  ['wish:wide', `chân bè, bè ngang, wide feet, wide foot, wide fit, wide, chân to bè, bề ngang, chân ngang, mu bàn chân, mu cao, chân mu, bè, wider, flat feet, bàn chân bẹt, chân bẹt, toe box, vòm chân,
   narrow feet, narrow, chân thon, high arch`],
  ['wish:gift', `quà, tặng quà, gift, gifts, present, sinh nhật, birthday, làm quà, tặng bố, tặng mẹ, tặng bạn, tặng ba, tặng người yêu, tặng ny, tặng vợ, tặng chồng, anniversary, quà tặng, for my dad,
   for my mom, for my father, for my mother`],
  ['wish:hike', `leo núi, trekking, hiking, hike, đi núi, đi rừng, phượt, đi phượt, climbing, fansipan, sapa, mountain, mountains, hikes, dã ngoại, camping, trek, tà xùa, tà năng`],
  ['wish:office', `công sở, văn phòng, đi làm, office, for work, work, công ty, formal, smart casual, vest, suit, suits, quần tây, lịch sự, business`],
  ['wish:wedding', `đám cưới, wedding, đi tiệc, party, tiệc, cưới, dự tiệc, prom, chú rể, dạ hội`],
  ['wish:skate', `trượt ván, skate, skateboard, skateboarding, skating, chơi ván, ván trượt`],
  ['wish:dance', `nhảy, dance, dancing, hiphop, hip hop, vũ đạo, múa`],
  ['wish:light', `nhẹ, siêu nhẹ, light, lightweight, light weight, nhẹ chân, nhẹ nhẹ, nhẹ tênh`],
  ['wish:soft', `arch, arches, arch support, stand, standing, vòm chân, đứng lớp, êm, êm chân, êm ái, comfortable, comfy, comfort, đứng nhiều, đứng cả ngày, đi bộ nhiều, standing all day, đi nhiều,
   soft, cushion, cushioned, cushioning, đệm êm, on my feet, đau chân, all day, đau gót, walking all day, gai gót, dễ chịu, thoải mái, đi bộ, walking, walk, for walking, plantar fasciitis,
   đau lưng, đau đầu gối, đỡ mỏi, không mỏi, walk a lot`],
  ['wish:airy', `smell, smelly, odor, odour, hôi, bí chân, thoáng, thoáng khí, breathable, thoáng mát, mát, mùa hè, summer, hot weather, trời nóng, không bí, đổ mồ hôi, ra mồ hôi, mồ hôi chân`],
  ['wish:warm', `ấm, giữ ấm, mùa đông, winter, warm, snow, tuyết, cold weather, trời lạnh, lót lông, fur, lót nỉ`],
  ['wish:grip', `chống trơn, chống trượt, bám đường, non slip, anti slip, slip resistant, non-slip, đế bám, bám, trơn trượt, grip, grippy`],
  ['wish:slip-on', `không cần cột dây, khỏi cột dây, dễ xỏ, cột dây, không dây, không cần buộc dây, slip ons, slip-on, lười, giày lười, no laces, without laces, hates laces, hate laces, khóa kéo, khoá kéo,
   quai dán, velcro`],
  ['wish:platform', `đế cao, độn đế, tăng chiều cao, hack chiều cao, platform, chunky, đế độn, hack dáng, cao thêm, đế dày, ăn gian chiều cao, thick sole, thick soles, hầm hố`],
  ['wish:travel', `du lịch, travel, travelling, traveling, đi chơi xa, trip, holiday, vacation, đi biển, beach`],
  ['wish:limited', `limited, limited edition, bản giới hạn, phiên bản giới hạn, collab, độc lạ, độc quyền, numbered`],
  ['wish:reflective', `phản quang, reflective, chạy đêm, chạy buổi tối, night running, run at night`],
  ['wish:durable', `bền, durable, chắc chắn, bền bỉ, sturdy, lâu hư, long lasting, đi bền, hard wearing`],
  ['wish:nurse', `y tá, điều dưỡng, bệnh viện, nurse, hospital, đầu bếp, chef, kitchen, bếp, phục vụ, bảo hộ, safety shoes, mũi thép, steel toe, đi công trường`],
  ['wish:bike', `đạp xe, xe đạp, cycling, bike, đi xe máy, motorbike, chạy xe, lái xe, driving`],
  ['wish:match', `phối đồ, dễ phối, quần jean, quần jeans, jeans outfit, outfit, chân váy, váy, hợp với quần, mix đồ, matching, ngầu, cá tính, streetwear`],
  ['gender:', `nam, nữ, giày nam, giày nữ, mens, womens, men's, women's, men, women, ladies, lady, unisex, con gái mang, cho nam, cho nữ, for men, for women, female, male, đàn ông, phụ nữ, nam nữ`],
  ['talk:thanks', `cảm ơn, cám ơn, thanks, thank you, thank u, tks, thks, thx, ty, tysm, cám mơn, củm ơn, thank, cảm mơn, camon, cam on, iu shop, merci, appreciate it`],
  ['talk:bye', `tạm biệt, bye, bye bye, bb, bibi, g9, pai pai, paipai, goodbye, bai, see you, hẹn gặp lại, pp, bái bai, good night, ngủ ngon, see ya`],
  ['talk:greeting', `xin chào, chào, hello, hi, hey, alo, hé lô, hế lô, good morning, good afternoon, good evening, helo, lô, có ai không, anyone there, shop ơi, chào shop, hi there, yo, 2 shop, hé nhô,
   hiii, hola, ê shop, ơi, ê, anybody there, có ai ở đây, good day`],
  ['talk:yes', `ok, vâng, dạ, ừ, ừm, uh, yes, yeah, yep, sure, great, tuyệt, được, hay quá, để xem, để mình xem, để em xem, để nghĩ, để suy nghĩ, good, nice, cool, thôi, haha, hihi, hehe, hì hì, kaka,
   kkk, lol, hiểu rồi, biết rồi, tốt quá, got it, i see, perfect, awesome, để hỏi, hỏi bạn gái, hỏi vợ, hỏi chồng, hỏi người yêu, để t hỏi, để về hỏi, để tính, thôi được, không cần, no
   thanks, no need, wow, never mind, nevermind, nope, just looking, xem thôi, dạo thôi, xem đã, hmm, hm, :v, let me think, think about it, đợi lương, chờ lương`],
  ['talk:praise', `dễ thương, cute, nhiệt tình, shop xinh, love your, love the, đẹp quá, đẹp ghê, xịn quá, love it, tuyệt vời, 5 sao, amazing, helpful, nice shop, xịn xò, đỉnh, đỉnh quá, mê, mê quá, ưng,
   ưng quá, beautiful, you rock, yêu shop, thích quá, so pretty, uy tín, khen, very kind, you are great, ngon lành, tốt lắm, ủng hộ, cưng, xinh`],
  ['talk:how', `tên gì, your name, who are you, khỏe không, how are you, ăn cơm chưa, what are you doing, đang làm gì, how is it going, what is up, buồn quá, chúc, happy new year, merry christmas, chúc
   mừng năm mới, buồn, stress, ngủ chưa, ăn chưa, khoẻ không, happy birthday`],
  ['not:', `không lấy, không thích, không muốn, không cần, không mua, không phải, đừng, đừng lấy, đừng có, đừng đưa, trừ, ngoại trừ, trừ ra, ngoài, ngoài ra, khỏi, bỏ, bỏ qua, không có, không chịu,
   chê, ghét, ngán, loại trừ, không mê, không hợp, no, not, non, without, except, except for, besides, other than, apart from, don't want, dont want, don't like, dont like, anything but,
   not the, no more, hate, nothing, nothing in, not in, not a, not any, neither, avoid, excluding, exclude, rather not, chớ, né, né màu, đừng màu, không thèm, cấm, khác màu, ngoài màu,
   isn't, that isn't, aren't, that aren't, but not, instead of, thay vì, không đi, không chơi, không ưng, không phải là, không xài, không dùng, không mang, thay cho, kỵ, kị, can't stand,
   tránh, không`],
  ['fix:', `nhầm, à nhầm, nhầm rồi, à không, à quên, sorry, ý em là, ý mình là, ý là, i mean, i meant, oops, wait, actually, đính chính, lộn, à lộn, đánh nhầm, gõ nhầm, viết nhầm, ghi nhầm, nhầm
   size, no wait, chứ không phải, sửa lại, lộn rồi, my mistake, my bad, scratch that, make that, à thôi, ủa nhầm, xin lỗi, viết lộn, thôi đổi, typo, mới đúng, mới phải, nhầm nhọt, lộn
   size, úi, ý chị là, ý anh là`],
  ['want:', `đổi qua, chỉ lấy, cho em, cho mình, cho anh, cho chị, thì được, cũng được, chỉ, chỉ cần, muốn, thích, but, mà là, mà, rather, instead, prefer, only, just, nhưng, thay bằng, chuyển sang,
   đổi sang, thôi lấy, want, lấy màu, tìm, cần, i want, i need, show me`],
  ['go-on:', `thì sao, thế, thế còn, vậy còn, còn, what about, how about, and, thì, với, vậy, thế thì, vậy thì, so, also, cũng, sao, then, thế có, vậy có`],
  ['ref:that', `đôi này, đôi đó, đôi ấy, cái này, cái đó, cái ấy, mẫu này, mẫu đó, mẫu ấy, nó, em này, em đó, con này, con đó, chiếc này, it, this one, that one, this pair, that pair, this shoe, that
   shoe, same one, đôi vừa rồi, đôi lúc nãy, đôi nãy, mẫu lúc nãy, đôi trên, cái trên, mẫu vừa rồi, mẫu trên, đôi hồi nãy, đôi kia, cái kia, the same shoe, same shoe, that, this, the same
   one, cặp này, cặp đó`],
  ['ref:those', `mấy đôi này, mấy đôi đó, mấy mẫu này, mấy mẫu đó, mấy cái đó, mấy cái này, những đôi này, những đôi đó, those, these, of those, of these, trong đó, trong mấy đôi, trong số đó, among
   them, of them, one of those, hai đôi đó, 2 đôi đó, both, cả hai, cả 2, hai mẫu, 2 mẫu, them`],
  ['ref:which', `cái nào, đôi nào, mẫu nào, con nào, em nào, which one, which ones, which, giày nào, mẫu gì, đôi gì, any shoes, something`],
  ['ref:1', `đôi trước, cái trước, the former, đôi đầu, đôi đầu tiên, cái đầu, cái đầu tiên, mẫu đầu, mẫu đầu tiên, the first, the first one, first one, đôi thứ nhất, cái thứ nhất, mẫu thứ nhất,
   number one, đôi số 1, cái số 1, mẫu số 1, đôi 1, cái 1, mẫu 1, the 1st, 1st, con đầu, số 1, đầu tiên`],
  ['ref:2', `đôi thứ 2, đôi thứ hai, cái thứ 2, cái thứ hai, mẫu thứ 2, mẫu thứ hai, the second, the second one, second one, đôi số 2, cái số 2, mẫu số 2, the 2nd, 2nd, thứ 2, thứ hai, mẫu 2, cái 2,
   number two, con thứ 2, con thứ hai, số 2`],
  ['ref:3', `đôi thứ 3, đôi thứ ba, cái thứ 3, cái thứ ba, mẫu thứ 3, mẫu thứ ba, the third, the third one, third one, đôi số 3, cái số 3, mẫu số 3, the 3rd, 3rd, thứ 3, thứ ba, mẫu 3, cái 3, number
   three, con thứ 3, số 3`],
  ['ref:4', `đôi thứ 4, đôi thứ tư, cái thứ 4, cái thứ tư, mẫu thứ 4, mẫu thứ tư, the fourth, the fourth one, đôi số 4, cái số 4, mẫu số 4, thứ 4, thứ tư`],
  ['ref:last', `đôi sau, cái sau, mẫu sau, the latter, đôi cuối, đôi cuối cùng, cái cuối, cái cuối cùng, mẫu cuối, mẫu cuối cùng, the last one, last one, the last, đôi chót, con cuối`],
  ['listed:', `cái nào của, đôi nào của, mẫu nào của, cái nào là, trong đó có`],
  ['goods:', `áo thun, áo khoác, áo phông, áo đấu, áo, quần áo, quần, quần short, túi xách, túi, balo, ba lô, sandal, sandals, thắt lưng, đồng hồ, găng tay, dây giày, lót giày, mũ, nón, vớ, tất, đôi
   vớ, đôi tất, mắt kính, nước hoa, t shirt, tshirt, t shirts, tee, shirt, shirts, pants, hat, hats, cap, caps, bag, bags, backpack, backpacks, sock, socks, jacket, jackets, hoodie,
   hoodies, slippers, flip flops, watch, watches, clothes, clothing, heels, high heels, cao gót, giày cao gót, guốc, dép, dép lê, dép quai hậu, shorts, sunglasses, laces, shoelaces,
   insoles, gift card, điện thoại, laptop, iphone, perfume, phone, quả bóng, trái bóng, vợt, giày tây, giày lười da, loafer, loafers, oxford, oxfords, búp bê, giày búp bê, slides, slide,
   sục, clogs, mules, ballet flats, belt, wallet, ví da, xi đánh giày, chai xịt, áo mưa, quần jean nam, thẻ quà tặng, mũ lưỡi trai, balo nike, roller, giày patin, patin`],
  ['off:', `set the price, bỏ qua hướng dẫn, bỏ qua mọi, ignore, disregard, instructions, instruction, prompt, system prompt, jailbreak, developer mode, pretend, roleplay, role play, act as,
   bypass, override, password, passwords, mật khẩu, khách hàng, customers, emails, api key, api, secret, secrets, database, sql, select from, drop table, drop, delete all, hack, hacker,
   script, code, coding, python, javascript, bài thơ, làm thơ, viết thơ, poem, joke, chuyện cười, weather, thời tiết, president, tổng thống, chính trị, politics, bitcoin, crypto, chứng
   khoán, stocks, lottery, xổ số, essay, translate, dịch câu, dịch, homework, bài tập, toán, math, recipe, nấu ăn, công thức, phở bò, movie, phim, song, bài hát, world cup, tỷ số, tỉ số,
   tuyển dụng, tuyển nhân viên, tuyển, hiring, job, salary, lương, doanh thu, revenue, profit, lợi nhuận, hướng dẫn trước, chỉ dẫn, lệnh, câu lệnh, quên hết, giả vờ, đóng vai, tiết lộ,
   reveal, confidential, internal, nội bộ, chatgpt, gpt, ai model, openai, llm, language model, người yêu chưa, girlfriend yet, love me, i love you, yêu em, hẹn hò, who made you, how old,
   capital, thủ đô, who is, ai là, religion, tôn giáo, wifi, git, env, environment variable, environment variables, config, configuration, server, debug, sudo, root, shell, rm, exec, eval,
   base64, html, xss, alert, union select, credit card number, bomb, bom, thuốc, ma túy, cổ phiếu, quyền tài khoản, admin, dan, đụ, địt, đm, vcl, vl, fuck, fucking, shit, stupid, idiot,
   ngu, óc chó, sex, porn, khùng, điên, đồ ngốc, cướp biển, pirate, linux, terminal, curl, etc, vé máy bay, flight, taxi, grab bike, tarot, bói, tử vi, horoscope, số đề, vay tiền, loan,
   phone number of, số điện thoại của, địa chỉ nhà của, email của, customer, ghi nợ, bầu cử, election, giá vàng hôm nay, hôm nay giá vàng, vàng sjc, vàng miếng, vàng 9999, giá xăng, giá xăng dầu, giá điện, tỷ giá, tỉ giá, giá đô, giá usd, gold price, price of gold, con mèo, con chó, trời mưa không, is it going to rain, vũ trụ, mặt trăng, tổng thống
   mỹ, người mua, who bought, kết quả trận, trận`],
  ['wish:vegan', `vegan, thuần chay, animal free`],
  ['not:behind', `bỏ ra, bỏ đi, loại ra, thì không, không lấy nữa, thì thôi, thì khỏi, thì không lấy, thì không thích, bỏ qua đi`],
  ['order:weak', `lấy, mình lấy, em lấy, get it, take it, buy, order, mua`],
  ['wish:turf', `cỏ nhân tạo, sân cỏ nhân tạo, giày đá futsal, đá futsal, futsal, đá trong nhà, indoor, đế bằng trong nhà, sân phủi, turf, artificial turf, artificial grass, đá phủi`],
  ['topic:when', `chừng nào, bao giờ, chừng nào về, when`],
];
