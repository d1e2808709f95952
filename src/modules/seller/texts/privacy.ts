import type { InBoth } from '../../../common/language';

export const PRIVACY: InBoth = {
  vi: `# Chính sách bảo mật

Trang này nói rõ {name} thu thập dữ liệu nào của bạn, để làm gì, giữ bao lâu, ai xem được và bạn có những quyền gì.

## Bên kiểm soát dữ liệu

- Tên đăng ký: {owner}
- Địa chỉ: {address}
- Điện thoại: {phone}
- Email: {email}

## Dữ liệu nào, để làm gì

- **Tài khoản**: họ tên, email, số điện thoại, ngày sinh, quốc gia, địa chỉ. Dùng để bạn đăng nhập, để biết bạn đủ 18 tuổi và để giao hàng.
- **Đơn hàng**: giày đã mua, người nhận, số điện thoại, địa chỉ, cách thanh toán, số tiền. Dùng để thực hiện hợp đồng, đổi trả, lập hóa đơn và ghi sổ kế toán.
- **Thanh toán**: số tiền, thời điểm, mã giao dịch. Shop không nhận và không lưu số thẻ; bạn nhập số thẻ ở trang của đơn vị thanh toán.
- **Đăng nhập**: thiết bị và thời điểm của các phiên đăng nhập, để bạn tự xem và đăng xuất từng thiết bị; nhật ký các thay đổi quan trọng, để phát hiện người lạ vào tài khoản.
- **Khung chat**: nội dung trò chuyện chỉ nằm trong trình duyệt của bạn và mất khi bạn đóng tab. Người trả lời là trợ lý tự động.
- Câu hỏi trong khung chat được chuyển đến mô hình ngôn ngữ {model} để hiểu bạn tìm gì; bạn đừng ghi thông tin riêng tư vào đó nhé.
- **Báo khi có hàng lại**: email bạn để lại, giữ đến khi shop báo tin, lâu nhất là 180 ngày.

Shop không dùng công cụ theo dõi, không quảng cáo theo hành vi, không lấy vị trí của bạn và không bán dữ liệu cho ai.

## Trong trình duyệt của bạn

Trình duyệt giữ phiên đăng nhập, ngôn ngữ, các từ vừa tìm, giày vừa xem và danh sách yêu thích; một cookie giúp shop nhận ra thiết bị đã đăng nhập trước đó. Không có cookie của bên thứ ba.

## Ai xem được

- Nhân viên xử lý đơn hàng; mỗi thay đổi quan trọng đều ghi tên người làm.
- Đơn vị vận chuyển: tên, số điện thoại, địa chỉ người nhận và số tiền thu hộ.
- Đơn vị thanh toán ({providers}): mã tham chiếu và số tiền.
- Đơn vị cung cấp hóa đơn điện tử: dữ liệu bắt buộc trên hóa đơn.
- Cơ quan nhà nước có thẩm quyền, khi pháp luật yêu cầu.

## Giữ bao lâu

- Tài khoản: cho đến khi bạn xóa.
- Đơn hàng và chứng từ: giày, số tiền, ngày, trạng thái, thanh toán và dữ liệu hóa đơn được giữ theo pháp luật về thương mại điện tử (ít nhất 3 năm) và kế toán (10 năm). Khi bạn xóa tài khoản, tên, số điện thoại và địa chỉ người nhận được xóa khỏi đơn đã hoàn tất.
- Email đã gửi: 7 ngày. Nhật ký thay đổi: 400 ngày.

## Bảo vệ

Kết nối được mã hóa, mật khẩu chỉ lưu ở dạng băm, chỉ nhân viên có nhiệm vụ mới xem được dữ liệu. Nếu xảy ra sự cố ảnh hưởng đến dữ liệu của bạn, shop báo cho bạn và cơ quan chức năng trong thời hạn luật định.

## Quyền của bạn

Trong [Hồ sơ](/profile), bạn tự xem và sửa thông tin, tải toàn bộ dữ liệu của mình và xóa tài khoản. Bạn cũng có thể rút lại sự đồng ý, yêu cầu hạn chế xử lý hoặc phản đối. Shop xác nhận yêu cầu trong 2 ngày làm việc và giải quyết trong thời hạn của Luật Bảo vệ dữ liệu cá nhân. Muốn khiếu nại, xem trang [Khiếu nại](/complaints).

## Tin mới và ưu đãi

Shop chỉ gửi tin mới và ưu đãi khi bạn tự đánh dấu muốn nhận, lúc đăng ký hoặc trong [Hồ sơ](/profile). Muốn thôi, bạn bỏ dấu ở đó bất cứ lúc nào. Email về đơn hàng và tài khoản thì vẫn được gửi, vì bạn cần đến.
`,
  en: `# Privacy

This page says which of your data {name} collects, what for, how long it is kept, who can see it and what rights you have.

## The controller

- Registered name: {owner}
- Address: {address}
- Telephone: {phone}
- Email: {email}

## Which data, and what for

- **Account**: name, email, telephone, date of birth, country and address, so that you can sign in, we know that you are 18, and orders can be delivered.
- **Orders**: the shoes, the receiver with telephone and address, the way of payment and the sums, for the contract, exchanges and returns, invoices and bookkeeping.
- **Payments**: sum, time and transaction number. We neither receive nor store card numbers; you enter them on the payment provider's page.
- **Sign-ins**: the device and time of each, so that you can see and end them; a log of important changes, so that strangers in an account are noticed.
- **Chat**: the conversation lies in your browser alone and ends with its tab. An automatic assistant answers.
- Questions in the chat are passed to the language model {model}, which works out what you are looking for; please write nothing private there.
- **Back in stock**: the email address you leave, until we write or for at most 180 days.

There are no trackers, no advertising by behaviour, no location, and we sell data to nobody.

## In your browser

Your browser keeps the sign-in, the language, recent searches, recently seen shoes and favourites; a cookie lets us recognise a device that signed in before. There are no cookies of third parties.

## Who can see it

- Staff who handle orders; each important change names its author.
- The carrier: the receiver's name, telephone and address, and the sum to collect.
- Payment providers ({providers}): a reference and the sum.
- The provider of electronic invoices: what an invoice must contain.
- Authorities, where the law demands it.

## How long

- Account: until you delete it.
- Orders and vouchers: shoes, sums, dates, statuses, payments and invoice data are kept as the laws on e-commerce (at least 3 years) and accounting (10 years) demand. When you delete your account, the receiver's name, telephone and address are removed from closed orders.
- Emails that were sent: 7 days. The log of changes: 400 days.

## Security

Connections are encrypted, passwords are stored as hashes only, and only staff with a task reach the data. Should an incident touch your data, we tell you and the authorities within the time that the law sets.

## Your rights

In [your profile](/profile) you can see and correct your details, download all of your data and delete your account. You may also withdraw consent, or ask us to restrict or stop processing. We confirm a request within 2 working days and settle it in the time that the law on personal data sets. For complaints, see [Complaints](/complaints).

## News and offers

We send news and offers only if you ticked the box for them yourself, at sign-up or in [your profile](/profile), where you can take it back at any time. Emails about your orders and your account are sent all the same, as you need them.
`,
};
