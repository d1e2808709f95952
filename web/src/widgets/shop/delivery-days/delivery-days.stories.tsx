import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryState } from '../../../testing/use-story-state';
import { DeliveryDays, type DeliveryDaysProps } from './delivery-days';

function Chosen(props: DeliveryDaysProps) {
  const [province, setProvince] = useStoryState(props.province);
  return (
    <DeliveryDays
      {...props}
      province={province}
      onProvince={(next) => {
        setProvince(next);
        props.onProvince(next);
      }}
    />
  );
}

const meta = {
  title: 'Shop/Delivery days',
  component: DeliveryDays,
  render: (args) => <Chosen {...args} />,
  args: {
    days: 'Wed, 2/12 – Tue, 8/12/2026',
    place: '',
    province: '',
    provinces: [
      { value: 'Thành phố Hà Nội', label: 'Hà Nội' },
      { value: 'Thành phố Hồ Chí Minh', label: 'TP. Hồ Chí Minh' },
    ],
    onProvince: fn(),
  },
} satisfies Meta<typeof DeliveryDays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an address, with the choice of a province. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole('combobox', { name: 'Deliver to' });
    await userEvent.selectOptions(choice, 'Hà Nội');
    await expect(args.onProvince).toHaveBeenCalledWith('Thành phố Hà Nội');
    await expect(choice).toHaveValue('Thành phố Hà Nội');
  },
};
/** A province was chosen before. */
export const Remembered: Story = {
  args: { province: 'Thành phố Hà Nội', days: 'Wed, 2/12 – Thu, 3/12/2026' },
};
/** At checkout, where the address says it. */
export const ToAnAddress: Story = { args: { place: 'TP. Hồ Chí Minh', provinces: [] } };
/** Until the days are known it keeps their room. */
export const Unknown: Story = { args: { days: '', provinces: [] } };
