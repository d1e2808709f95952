import type { InBoth } from '../../../common/language';

export const RETURNS: InBoth = {
  vi: `# Đổi và trả hàng

## Đổi size trong 30 ngày

Giày chưa mang, còn nguyên hộp và tem, được đổi sang size khác của cùng mẫu và màu trong 30 ngày kể từ ngày đơn hoàn tất.

1. Bạn mở đơn trong [Hồ sơ](/profile) và bấm “Đổi size”. Đôi mới được giữ riêng cho bạn 7 ngày.
2. Khi shop đồng ý, bạn mang đôi cũ đến cửa hàng hoặc gửi lại.
3. Nhận được đôi cũ, shop gửi đôi mới cho bạn.

## Trả hàng, hoàn tiền trong {returnDays} ngày

Trong {returnDays} ngày kể từ ngày đơn hoàn tất, bạn được trả lại giày chưa mang, còn nguyên hộp và tem, và nhận lại tiền.

1. Bạn mở đơn trong [Hồ sơ](/profile), bấm “Trả hàng hoàn tiền” và chọn đôi muốn trả.
2. Khi shop đồng ý, bạn gửi lại hoặc mang giày đến cửa hàng trong 14 ngày.
3. Nhận được giày, shop hoàn tiền cho bạn.

## Giày lỗi hoặc giao sai

Nếu giày có lỗi của nhà sản xuất, hỏng khi vận chuyển, hoặc không đúng mẫu, màu, size đã đặt, shop đổi đôi khác hoặc hoàn lại toàn bộ tiền, tùy bạn chọn. Bạn báo cho shop trong 7 ngày kể từ khi nhận hàng, kèm ảnh; lỗi ẩn phát hiện sau đó được giải quyết theo pháp luật.

## Ai trả phí gửi lại

| Trường hợp | Phí gửi lại |
| --- | --- |
| Giày lỗi, hỏng hoặc giao sai | Shop trả |
| Đổi size, trả hàng vì đổi ý | Bạn trả phí gửi về; shop trả phí gửi đôi mới |
| Mang đến cửa hàng | Không mất phí |

## Hoàn tiền

Sau khi nhận và kiểm tra giày, shop hoàn tiền theo cách bạn đã trả, chậm nhất trong 7 ngày làm việc. Đơn trả tiền mặt khi nhận hàng (COD) được hoàn bằng chuyển khoản vào tài khoản bạn cho biết. Đơn đã trả trước rồi hủy cũng được hoàn như vậy. Có thể vài ngày nữa tiền mới về đến tài khoản hoặc ví của bạn.

## Không nhận lại

Giày đã mang ra ngoài, bị bẩn, bị sửa, hoặc thiếu hộp không được đổi vì sai size hay đổi ý. Điều này không ảnh hưởng đến quyền của bạn khi giày có lỗi.

## Liên hệ

- Điện thoại: {phone}
- Email: {email}
- Địa chỉ: {address}
`,
  en: `# Exchange and returns

## Another size within 30 days

An unworn pair in its box with its labels can be exchanged for another size of the same model and colour within 30 days after the order is complete.

1. Open the order in [your profile](/profile) and press Exchange size. The new pair is set aside for you for 7 days.
2. Once we agree, bring the old pair to the shop or send it back.
3. When it has arrived, we send the new one.

## Your money back within {returnDays} days

Within {returnDays} days after the order is complete you may return unworn pairs in their box with their labels and get your money back.

1. Open the order in [your profile](/profile), press Return for money and choose the pairs.
2. Once we agree, send them back or bring them to the shop within 14 days.
3. When they have arrived, we send your money back.

## Faulty or wrong shoes

If a pair has a fault of its maker, was damaged on the way, or is not the model, colour or size that you ordered, we replace it or send back the whole price, as you choose. Please tell us within 7 days of receiving it, with a photo; hidden faults found later are settled as the law says.

## Who pays for sending it back

| Case | Cost of the way back |
| --- | --- |
| Faulty, damaged or wrong shoes | We pay |
| Another size, or a change of mind | You pay the way back; we pay for sending the new pair |
| Brought to the shop | Free |

## Refunds

Once we have received and checked the pair, we send the money back the way you paid, within 7 working days. Orders paid in cash on delivery are refunded by transfer to an account that you name. Orders that you paid in advance and canceled are refunded in the same way. Your bank or wallet may take some days more.

## What we cannot take back

Shoes that were worn outside, are dirty, altered or without their box cannot be exchanged for another size or returned after a change of mind. Your rights when a pair is faulty stay as they are.

## Contact

- Telephone: {phone}
- Email: {email}
- Address: {address}
`,
};
