import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../select-field/select-field';
import { FieldGroup } from './field';

const meta = {
  title: 'Base/Field group',
  component: FieldGroup,
  args: {
    legend: 'Date of birth',
    children: (
      <>
        <SelectField label="Day" defaultValue="31" options={[{ value: '31', label: '31' }]} />
        <SelectField label="Month" defaultValue="2" options={[{ value: '2', label: '2' }]} />
        <SelectField label="Year" defaultValue="2004" options={[{ value: '2004', label: '2004' }]} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Three fields with one message. */
export const Wrong: Story = {
  tags: ['promised'],
  args: {
    error: 'Date is invalid.',
    children: (
      <>
        <SelectField label="Day" invalid defaultValue="31" options={[{ value: '31', label: '31' }]} />
        <SelectField label="Month" invalid defaultValue="2" options={[{ value: '2', label: '2' }]} />
        <SelectField label="Year" invalid defaultValue="2004" options={[{ value: '2004', label: '2004' }]} />
      </>
    ),
  },
};
