import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'Base/Definition list',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Name', value: 'Nguyễn Phước Bảo Linh' },
      { term: 'Phone', value: '0903417268' },
      { term: 'Email', value: 'linh.nguyen@shop.test' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = {
  args: {
    look: 'tight',
    items: [
      { term: 'Color', value: 'đỏ cam' },
      { term: 'Size', value: '42' },
      { term: 'Quantity', value: 1 },
    ],
  },
};
export const LongEmail: Story = {
  args: { items: [{ term: 'Email', value: 'nguyen.phuoc.bao.linh@thuonghieugiay.example.com' }] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongValue: Story = {
  args: {
    items: [
      {
        term: 'Address',
        value:
          'Căn hộ B12.07, chung cư Hà Đô Centrosa, 200 Đường 3 Tháng 2, Phường 12, Quận 10, TP. Hồ Chí Minh',
      },
    ],
  },
};
