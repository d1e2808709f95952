import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta = {
  title: 'Base/Text area',
  component: TextArea,
  args: { label: 'Description', defaultValue: 'Da lộn và da hạt nhỏ, lót lưới thoáng khí.' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { defaultValue: '', error: 'Enter your description' } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Mũi giày bo tròn, thân da hạt mịn ôm vừa bàn chân ngay lần xỏ đầu tiên. Đế cao su đúc liền khâu viền chắc tay, cổ đệm dày để bạn đi thẳng từ văn phòng ra quán cà phê.',
  },
};
