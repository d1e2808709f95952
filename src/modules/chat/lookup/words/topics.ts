import { Phrases } from './phrases';

/** What is not a shoe, as far as shoppers ask a shoe shop for it. */
export const OTHER_GOODS = new Phrases<true>([
  [
    true,
    `áo thun, áo khoác, áo phông, áo đấu, áo, quần áo, quần, túi xách, balo, ba lô, sandal, sandals, thắt lưng, đồng hồ, găng tay,
     dây giày, lót giày, mũ lưỡi trai, vớ giày, đôi vớ, đôi tất, mắt kính, nước hoa, t shirt, tshirt, t shirts, shirt, shirts, pants, jeans, hat, hats,
     cap, caps, bag, bags, backpack, backpacks, sock, socks, jacket, jackets, hoodie, hoodies, slippers, flip flops, watch, watches,
     clothes, clothing, heels, high heels, cao gót, giày cao gót, guốc, dép, dép lê, crocs dép, shorts, sunglasses, laces, shoelaces, insoles, gift card,
     điện thoại, laptop, iphone, xe máy, ô tô, perfume, phone, phones, quả bóng, vợt`,
  ],
]);

/** What turns a message away from the shoes of the shop, unless it names one of them. */
export const OFF_TOPIC = new Phrases<true>([
  [
    true,
    `ignore, disregard, instructions, instruction, prompt, system prompt, jailbreak, developer mode, pretend, roleplay, role play, act as, bypass, override,
     password, passwords, mật khẩu, mat khau, đơn hàng, order status, my order, track my order, khách hàng, customer, customers, số điện thoại, phone number, email, emails,
     address, addresses, địa chỉ, api key, api, token, secret, secrets, database, sql, select from, drop table, delete, xoá, xóa, hack, hacker, script, code, coding, python, javascript,
     thơ, làm thơ, poem, joke, chuyện cười, weather, thời tiết, president, tổng thống, chính trị, politics, bitcoin, crypto, chứng khoán, stocks, lottery, xổ số,
     essay, translate, dịch, homework, bài tập, toán, math, recipe, nấu ăn, công thức, phở, movie, phim, song, bài hát, football match, kết quả trận, world cup, tỷ số, tỉ số,
     giờ mở cửa, mở cửa, đóng cửa, opening hours, giao hàng, ship, phí ship, shipping, delivery, return policy, đổi trả, hoàn tiền, refund, bảo hành, warranty, thanh toán, payment, voucher, mã giảm giá, discount,
     coupon, khuyến mãi, giảm giá, tuyển dụng, hiring, job, salary, lương, nhân viên, staff, manager, admin, quản lý, chủ shop, doanh thu, revenue, profit, lợi nhuận, owner,
     hướng dẫn, chỉ dẫn, lệnh, câu lệnh, bỏ qua, quên hết, quên đi, giả vờ, đóng vai, tiết lộ, reveal, confidential, internal, nội bộ, chatgpt, gpt, ai model, openai, llm, language model,
     người yêu, girlfriend, boyfriend, love me, yêu em, hẹn hò, tên gì, your name, who are you, who made you, mấy tuổi, how old, capital of, thủ đô, who is, ai là, religion, tôn giáo,
     wifi, zalo, facebook, instagram, tiktok, git, env, environment variable, config, server, debug, sudo, root, shell, rm rf, exec, eval, base64, html, xss, alert, union select, account, accounts, tài khoản, credit card, thẻ tín dụng, bank`,
  ],
]);

export type SmallTalk = 'greeting' | 'thanks' | 'bye' | 'yes';

export const SMALL_TALK = new Phrases<SmallTalk>([
  [
    'greeting',
    `xin chào, chào shop, chào, hello, hi, hey, alo, hé lô, hế lô, good morning, good afternoon, good evening, helo, hii, hiii, chao shop, yo, hallo, 2 chào, lô,
     hi shop, hello shop, shop ơi, ad ơi, có ai không, anyone there`,
  ],
  [
    'thanks',
    `cảm ơn, cám ơn, cam on, thanks, thank you, thank u, tks, thks, thx, ty, cảm ơn shop, thanks shop, tysm, cám mơn, cảm mơn, củm ơn, thank, cảm ơn nhiều, thanks a lot, thank you so much`,
  ],
  ['bye', 'tạm biệt, bye, bye bye, goodbye, bai, see you, hẹn gặp lại, pp, bái bai'],
  [
    'yes',
    'ok, oke, okie, okay, oki, vâng, dạ, ừ, uh, ừm, được, dc, đc, yes, yeah, yep, sure, great, tuyệt, hay quá, no, nope, thôi, để xem, để mình xem, good, nice, cool',
  ],
]);
