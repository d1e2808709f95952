import type { InBoth } from '../../../common/language';

export const TERMS: InBoth = {
  vi: `# Điều khoản mua hàng

Đây là điều khoản chung khi bạn mua giày ở {name} (dưới đây gọi là “shop”). Đặt hàng nghĩa là bạn đồng ý với các điều khoản đang hiển thị lúc đó.

## Bên bán

- Tên đăng ký: {owner}
- Mã số thuế: {taxCode}
- Địa chỉ: {address}
- Điện thoại: {phone}
- Email: {email}

## Tài khoản

Bạn cần đủ 18 tuổi và có tài khoản để đặt hàng. Bạn dùng thông tin thật của mình và giữ kín mật khẩu nhé. Nếu thấy tài khoản có dấu hiệu lạ, bạn đổi mật khẩu và đăng xuất các thiết bị khác trong [Hồ sơ](/profile).

## Sản phẩm và giá

- Giá trên trang là giá bán lẻ bằng đồng Việt Nam, đã gồm thuế GTGT. Giao hàng miễn phí toàn quốc, không có phí nào khác.
- Mỗi đôi đều ghi màu, size và số lượng còn lại. Hình là hình minh họa của đúng mẫu và màu đó; màu trên màn hình có thể hơi khác ngoài đời.
- Giá của đơn hàng là giá bạn thấy khi bấm đặt. Nếu giá đổi trong lúc giày còn nằm trong giỏ, shop cho bạn xem lại giỏ hàng trước khi đặt.

## Đặt hàng

1. Chọn giày, màu, size rồi thêm vào giỏ.
2. Ở bước thanh toán, kiểm tra lại giày, tên, số điện thoại, địa chỉ và tổng tiền. Bạn sửa được tất cả cho đến lúc đặt.
3. Chọn cách thanh toán và bấm “Đặt hàng”. Hợp đồng mua bán có hiệu lực từ lúc shop báo đơn đã được đặt; giày được giữ cho bạn ngay từ lúc đó.
4. Bạn nhận email xác nhận và xem lại đơn bất cứ lúc nào trong [Hồ sơ](/profile).

Bạn tự hủy được đơn khi đơn còn ở trạng thái chờ xử lý. Nếu không thể giao vì lý do nằm ngoài tầm kiểm soát, shop báo cho bạn, hủy đơn và hoàn lại toàn bộ số tiền đã nhận.

## Thanh toán, giao hàng, đổi trả

Chi tiết nằm ở các trang [Thanh toán](/payment), [Giao hàng](/delivery), [Đổi và trả hàng](/returns). Hóa đơn điện tử được lập cho mọi đơn hàng; nếu cần hóa đơn công ty, bạn đánh dấu “Xuất hóa đơn công ty” ở bước thanh toán rồi điền tên, mã số thuế, địa chỉ và email nhận hóa đơn.

## Thứ tự sản phẩm

Danh sách xếp hàng mới về trước, trừ khi bạn chọn cách xếp khác. Kết quả tìm kiếm đưa lên trước những mẫu có tên khớp với từ bạn gõ. Không ai trả tiền để được xếp lên trước.

## Trách nhiệm

Shop chịu trách nhiệm giao đúng hàng chính hãng như đã mô tả, và về lỗi của sản phẩm theo pháp luật bảo vệ quyền lợi người tiêu dùng. Không điều khoản nào ở đây làm giảm các quyền mà pháp luật Việt Nam dành cho bạn.

## Khi có tranh chấp

Hai bên trước hết thương lượng, như trang [Khiếu nại](/complaints) nói rõ. Nếu không thỏa thuận được, bạn có thể yêu cầu hòa giải, trọng tài hoặc khởi kiện tại Tòa án theo pháp luật Việt Nam.

## Thay đổi điều khoản

Điều khoản mới áp dụng cho các đơn đặt sau khi nó được đăng. Đơn đã đặt vẫn theo điều khoản lúc đặt; phiên bản đó được ghi cùng đơn.
`,
  en: `# Terms of sale

These are the general terms on which you buy shoes from {name}. By placing an order you accept the terms as they are shown at that time.

## The seller

- Registered name: {owner}
- Tax code: {taxCode}
- Address: {address}
- Telephone: {phone}
- Email: {email}

## Your account

You must be at least 18 years old and have an account to order. Please use your true details and keep your password to yourself. If something about your account looks strange, change the password and sign out other devices in [your profile](/profile).

## Products and prices

- Prices are retail prices in Vietnamese dong, VAT included. Delivery is free all over Vietnam, and there are no other charges.
- Every pair shows its colour, its size and how many are left. Pictures show that very model and colour; colours on a screen may differ a little from life.
- The price of an order is the one you see when you place it. If a price changes while a pair is in your cart, the shop shows you the new cart before you order.

## Ordering

1. Choose shoe, colour and size, and add the pair to your cart.
2. At checkout, check the pairs, your name, telephone, address and the total. You can correct everything until you order.
3. Choose how to pay and press Checkout. The contract is concluded when the shop says that the order is placed; from that moment the pairs are yours.
4. You get an email, and see the order at any time in [your profile](/profile).

You can cancel an order yourself while it is pending. If we cannot deliver for a reason beyond our control, we tell you, cancel the order and send back all the money we received.

## Payment, delivery, returns

Please see [Payment](/payment), [Delivery](/delivery) and [Exchange and returns](/returns). An electronic invoice is made for every order; if you need one for a company, tick “I need an invoice for a company” at checkout and enter its name, tax code, address and email.

## How products are sorted

Lists begin with the newest shoes unless you choose another order. A search puts the shoes first whose names match your words. Nobody pays to be listed higher.

## Liability

We are responsible for delivering the genuine goods that were described, and for faults in them as consumer law says. Nothing here takes away a right that Vietnamese law gives you.

## Disputes

We first try to agree, as the page [Complaints](/complaints) says. If we cannot, you may ask for mediation or arbitration, or go to a court under Vietnamese law.

## Changes

New terms hold for orders placed after they appear here. Orders keep the terms under which they were placed; their version is kept with the order.
`,
};
