import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShopText } from './shop-text';

const html = `<p>Chi tiết nằm ở trang <a href="/payment">Thanh toán</a>. <strong>Đơn trả trước</strong> được gửi đi sau khi tiền đã về.</p>
<h2>Đặt hàng</h2>
<ol><li>Chọn giày, màu, size rồi thêm vào giỏ.</li><li>Kiểm tra lại giày, tên, số điện thoại, địa chỉ và tổng tiền.</li></ol>
<h2>Ai trả phí gửi lại</h2>
<table><thead><tr><th>Trường hợp</th><th>Phí gửi lại</th></tr></thead>
<tbody><tr><td>Giày lỗi, hỏng hoặc giao sai</td><td>Cửa hàng trả</td></tr><tr><td>Đổi size</td><td>Bạn trả phí gửi về</td></tr></tbody></table>
<h2>Liên hệ</h2>
<ul><li>Điện thoại: 028 3822 0106</li><li>Email: xinchao@buoc.test</li></ul>`;

const meta = {
  title: 'Shop/Shop text',
  component: ShopText,
  parameters: { layout: 'fullscreen' },
  args: { text: { title: 'Đổi và trả hàng', html }, onRetry: fn() },
} satisfies Meta<typeof ShopText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { text: undefined } };
export const Failed: Story = { args: { text: undefined, isFailed: true } };
