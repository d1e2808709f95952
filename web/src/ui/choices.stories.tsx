import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OptionRow } from './option-row';
import { RadioCells } from './radio-cells';
import { Stepper } from './stepper';

const meta = { title: 'Base/Choices' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SizeGrid: Story = {
  render: function Grid() {
    const [value, setValue] = useState<string | null>('42');
    const cells = ['38', '38.5', '39', '40', '40.5', '41', '42', '42.5', '43', '44'].map((size) => ({
      value: size,
      soldOut: size === '40.5' || size === '44',
    }));
    return (
      <div style={{ maxWidth: 384 }}>
        <RadioCells label="Size" unit="EU" cells={cells} value={value} onChange={setValue} />
      </div>
    );
  },
};
export const Options: Story = {
  render: function Rows() {
    const [on, setOn] = useState(true);
    return (
      <div style={{ maxWidth: 216 }}>
        <OptionRow type="checkbox" label="Nike" count={32} checked={on} onChange={setOn} />
        <OptionRow type="checkbox" label="Adidas" count={28} checked={!on} onChange={() => setOn(!on)} />
        <OptionRow
          type="checkbox"
          label="Trắng ngà"
          count={37}
          swatch="#ECE4D4"
          checked={on}
          onChange={setOn}
        />
        <OptionRow type="radio" name="sort" label="Newest" checked={on} onChange={setOn} />
      </div>
    );
  },
};
export const Quantity: Story = {
  render: function Count() {
    const [value, setValue] = useState(1);
    return (
      <Stepper
        value={value}
        onIncrease={() => setValue(value + 1)}
        onDecrease={() => setValue(Math.max(0, value - 1))}
        atMaximum={value >= 3}
      />
    );
  },
};
