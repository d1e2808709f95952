import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { Stepper, type StepperProps } from './stepper';

const meta = {
  title: 'Base/Stepper',
  component: Stepper,
  args: { value: 1, onIncrease: () => undefined, onDecrease: () => undefined },
  render: function Live(args) {
    const [, update] = useArgs<StepperProps>();
    return (
      <Stepper
        {...args}
        onIncrease={() => update({ value: args.value + 1 })}
        onDecrease={() => update({ value: Math.max(0, args.value - 1) })}
      />
    );
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The quantity cannot increase. */
export const AtMaximum: Story = { args: { value: 5, atMaximum: true } };
