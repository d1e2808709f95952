import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { OrderStatus } from '../../lib/order-choices';
import { CycleEditor, type CycleEditorProps } from './cycle-editor';

const meta = {
  title: 'Base/Cycle editor',
  component: CycleEditor<OrderStatus>,
  args: {
    value: 'pending',
    values: ['pending', 'delivering', 'completed', 'canceled'],
    draft: null,
    onDraft: () => undefined,
    onSave: () => undefined,
    render: (status: OrderStatus) => <strong>{status}</strong>,
  },
  argTypes: { render: { control: false } },
  render: function Live(args) {
    const [, update] = useArgs<CycleEditorProps<OrderStatus>>();
    return (
      <CycleEditor
        {...args}
        onDraft={(draft) => update({ draft })}
        onSave={(value) => update({ value, draft: null })}
      />
    );
  },
} satisfies Meta<typeof CycleEditor<OrderStatus>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Edited: Story = { args: { draft: 'delivering' } };
export const Saving: Story = { args: { draft: 'completed', saving: true } };
export const Refused: Story = {
  args: { draft: 'completed', error: 'One of the shoes is gone, so the order cannot come back.' },
};
/** Plain text, not editable. */
export const Fixed: Story = { args: { fixed: true } };
