import type { InBoth } from '../../../common/language';

export const PAYMENT: InBoth = {
  vi: `# Thanh toán

Mọi giá đã gồm thuế GTGT, tính bằng đồng Việt Nam. Ở bước thanh toán, bạn chọn một trong bốn cách sau.

## Tiền mặt khi nhận hàng (COD)

Bạn xem giày rồi trả cho người giao đúng số tiền ghi trong đơn. Không có phụ phí.

## Chuyển khoản bằng mã QR

Quét mã VietQR bằng ứng dụng ngân hàng: số tiền và nội dung đã điền sẵn. Vui lòng giữ nguyên nội dung để shop nhận ra đơn của bạn.

Vui lòng chuyển trong {transferHours} giờ kể từ khi đặt. Quá hạn, đơn bị hủy và giày trở lại kho; tiền đến muộn được hoàn lại.
{!transferHours}Bạn chuyển sớm sau khi đặt nhé: tiền về thì shop gửi giày đi.

## Ví điện tử

Bạn sẽ được chuyển sang ví ({wallets}) để xác nhận, trong {payMinutes} phút kể từ khi đặt.
{!wallets}Sau khi bạn đặt, shop gọi điện hướng dẫn bạn trả bằng ví.

## Thẻ tín dụng, thẻ ghi nợ

Bạn nhập thẻ ở trang của {cards}, trong {payMinutes} phút kể từ khi đặt. Shop không thấy và không lưu số thẻ.
{!cards}Sau khi bạn đặt, shop gọi điện hướng dẫn bạn trả bằng thẻ.

## Khi trả thiếu, trả thừa, trả hai lần

- Trả thiếu: đơn ghi số tiền còn lại để bạn trả nốt.
- Trả thừa hoặc trả hai lần: shop hoàn lại phần thừa.
- Chưa trả được: bạn không mất tiền, chỉ cần thử lại hoặc chọn cách khác.

## Hóa đơn

Hóa đơn điện tử được lập cho mọi đơn hàng khi giao hàng. Nếu cần hóa đơn công ty, bạn đánh dấu “Xuất hóa đơn công ty” ở bước thanh toán. Số hóa đơn và liên kết tra cứu nằm trong đơn hàng của bạn, ở [Hồ sơ](/profile).

Hoàn tiền: xem trang [Đổi và trả hàng](/returns).
`,
  en: `# Payment

All prices are in Vietnamese dong, VAT included. You choose one of four ways at checkout.

## Cash on delivery (COD)

Pay the courier exactly the sum in the order, after you have looked at the pairs. There is no surcharge.

## Bank transfer by QR code

Scan the VietQR code with your bank's app: sum and message are filled in; please keep the message, by which we know your order.

Please transfer within {transferHours} hours of ordering. After that the order is canceled and the pairs go back to stock; money that comes later is sent back.
{!transferHours}Please transfer soon: the pairs leave once the money has arrived.

## E-wallet

You are led to the wallet ({wallets}) to confirm, within {payMinutes} minutes of ordering.
{!wallets}After you have ordered, we call you and say how to pay by wallet.

## Credit and debit cards

You enter the card on the page of {cards}, within {payMinutes} minutes of ordering. We neither see nor store its number.
{!cards}After you have ordered, we call you and say how to pay by card.

## Too little, too much, twice

- Too little: the order says what is left to pay.
- Too much, or twice: we send back what is too much.
- It did not work: no money is lost; try again or choose another way.

## Invoices

An electronic invoice is made for every order when it is delivered. If you need one for a company, tick “I need an invoice for a company” at checkout. The number of the invoice, and where to read it, stand in your order in [your profile](/profile).

Refunds: see [Exchange and returns](/returns).
`,
};
