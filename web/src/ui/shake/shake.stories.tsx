import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorNotice } from '../notices/notices';
import { Shake } from './shake';

const meta = {
  title: 'Base/Shake',
  component: Shake,
  args: { active: true, children: <ErrorNotice title="Login failed" /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Shake>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Still: Story = { args: { active: false } };
