import type { InBoth } from '../../../common/language';

export const COMPLAINTS: InBoth = {
  vi: `# Khiếu nại

Có điều gì chưa ổn, bạn cứ nói với shop nhé. Khiếu nại không mất phí.

## Gửi ở đâu

- Điện thoại: {phone}
- Email: {email}
- Zalo: [{zalo}]({zalo})
- Tại cửa hàng: {address}

Bạn cho biết mã đơn (xem trong [Hồ sơ](/profile)), chuyện gì đã xảy ra, bạn muốn được giải quyết thế nào, và gửi kèm ảnh nếu có.

## Các bước

1. Shop xác nhận đã nhận khiếu nại.
2. Nhân viên xem lại đơn, thanh toán và giao hàng, hỏi thêm bạn nếu cần.
3. Shop trả lời kèm cách giải quyết. Bạn đồng ý thì shop làm ngay.
4. Nếu chưa đồng ý, bạn có thể yêu cầu quản lý xem lại.

## Thời hạn

| Việc | Trả lời lần đầu | Giải quyết |
| --- | --- | --- |
| Giao sai, giày lỗi hoặc hỏng | 1 ngày làm việc | 5 ngày làm việc |
| Giao chậm hoặc thất lạc | 1 ngày làm việc | 7 ngày làm việc |
| Thanh toán, hoàn tiền | 1 ngày làm việc | 7 ngày làm việc |
| Dữ liệu cá nhân | 2 ngày làm việc | 10–20 ngày |
| Việc khác | 2 ngày làm việc | 10 ngày làm việc |

## Nếu vẫn chưa thỏa đáng

Bạn có thể nhờ cơ quan quản lý nhà nước về bảo vệ người tiêu dùng ở địa phương, tổ chức xã hội bảo vệ người tiêu dùng, hoặc gọi tổng đài 1800 6838 của Ủy ban Cạnh tranh Quốc gia. Bạn cũng có quyền yêu cầu hòa giải, trọng tài hoặc khởi kiện tại Tòa án.
`,
  en: `# Complaints

If something is not right, please tell us. A complaint costs you nothing.

## Where

- Telephone: {phone}
- Email: {email}
- Zalo: [{zalo}]({zalo})
- In the shop: {address}

Please give the number of the order (in [your profile](/profile)), what happened, what you would like us to do, and a photo if you have one.

## The steps

1. We confirm that we have your complaint.
2. Staff look into the order, its payment and delivery, and ask you if they need more.
3. We answer with a solution. If you agree, it is carried out at once.
4. If you do not, you may ask for a manager to look into it.

## How long it takes

| About | First answer | Solution |
| --- | --- | --- |
| Wrong, faulty or damaged shoes | 1 working day | 5 working days |
| Late or lost delivery | 1 working day | 7 working days |
| Payment and refunds | 1 working day | 7 working days |
| Personal data | 2 working days | 10–20 days |
| Anything else | 2 working days | 10 working days |

## If you are still not satisfied

You can turn to the local authority for consumer protection, to a consumers' association, or call 1800 6838, the line of the National Competition Commission. You may also ask for mediation or arbitration, or go to court.
`,
};
