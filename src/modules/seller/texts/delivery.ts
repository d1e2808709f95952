import type { InBoth } from '../../../common/language';

export const DELIVERY: InBoth = {
  vi: `# Giao hàng

## Phí và phạm vi

Giao hàng miễn phí đến mọi tỉnh thành ở Việt Nam, dù đơn hàng lớn hay nhỏ. Shop chưa giao ra nước ngoài.

## Thời gian dự kiến

| Nơi nhận | Thời gian, tính từ ngày đơn rời shop |
| --- | --- |
{deliveryRows}

Đơn đặt trước {cutOff} giờ của ngày làm việc rời shop ngay trong ngày, đơn đặt sau đó rời shop vào ngày làm việc tiếp theo. Bạn thấy ngày nhận dự kiến ở từng đôi giày, trong giỏ hàng và trong đơn hàng.

Đây là thời gian dự kiến. Dịp Tết và ngày lễ, đơn vị vận chuyển có thể nghỉ và đơn đến muộn hơn. Đơn trả trước được gửi đi sau khi tiền đã về.

## Theo dõi đơn

Bạn xem đơn đang ở bước nào trong [Hồ sơ](/profile), và nhận email khi đơn được gửi đi và khi hoàn tất.

## Khi nhận hàng

- Bạn để ý điện thoại nhé: người giao gọi vào số bạn ghi trong đơn.
- Bạn được mở hộp xem giày, màu và size trước khi trả tiền, nhưng đừng vội mang ra ngoài nhé.
- Nếu hộp bị móp, rách hay giày không đúng như đã đặt, bạn có thể từ chối nhận và không phải trả đồng nào. Bạn chụp ảnh rồi báo cho shop nhé.
- Nếu chưa gặp được bạn, người giao sẽ hẹn lại. Sau nhiều lần vẫn không gặp, giày quay về shop và đơn bị hủy. Số tiền bạn đã trả trước được hoàn đủ.

## Đổi người nhận hoặc địa chỉ

Khi đơn còn chờ xử lý, bạn gọi cho shop để đổi, hoặc hủy đơn rồi đặt lại.

- Điện thoại: {phone}
- Zalo: [{zalo}]({zalo})
`,
  en: `# Delivery

## Price and area

Delivery is free to every province of Vietnam, whatever the order is worth. We do not deliver abroad yet.

## Estimated time

| To | From the day on which the order leaves us |
| --- | --- |
{deliveryRows}

Orders placed before {cutOff}:00 on a working day leave us that day, later ones on the next working day. Each shoe, your cart and your order show the days on which to expect them.

These are estimates. Around Tết and on public holidays carriers may rest, and orders come later. Orders paid in advance leave once the money has arrived.

## Follow your order

[Your profile](/profile) shows how far the order is, and you get an email when it is sent and when it is complete.

## When it arrives

- Please keep your telephone on: the courier calls the number in the order.
- You may open the box and look at shoe, colour and size before you pay; please do not wear them outside yet.
- If the box is damaged or the shoes are not what you ordered, you may refuse them and pay nothing. Please take a photo and tell us.
- If the courier cannot reach you, they try again; after several attempts the order returns to us and is canceled. Money paid in advance is sent back in full.

## Another receiver or address

While the order is pending, call us to change it, or cancel it and order again.

- Telephone: {phone}
- Zalo: [{zalo}]({zalo})
`,
};
