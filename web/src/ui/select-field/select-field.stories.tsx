import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const meta = {
  title: 'Base/Select field',
  component: SelectField,
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    options: [
      { value: 'VN', label: 'Vietnam (VN)' },
      { value: 'FR', label: 'France (FR)' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'VN' } };
export const Wrong: Story = { args: { error: 'Enter your country' } };
export const Disabled: Story = { args: { disabled: true } };
