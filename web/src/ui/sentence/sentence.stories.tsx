import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/link';
import { Sentence } from './sentence';

const meta = {
  title: 'Base/Sentence',
  component: Sentence,
  args: {
    children: 'Read <0>the terms</0> and <1>the policy</1>.',
    parts: { 0: <TextLink href="/terms" />, 1: <TextLink href="/privacy" /> },
  },
  argTypes: { parts: { control: false } },
} satisfies Meta<typeof Sentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Another language may turn the parts round. */
export const OtherOrder: Story = {
  args: { children: '<1>Chính sách</1> và <0>điều khoản</0> của shop' },
};
