import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { useStoryState } from '../../../testing/use-story-state';
import { AddressField, type AddressFieldProps } from './address-field';

function Kept(props: AddressFieldProps) {
  const [address, setAddress] = useStoryState(props.address);
  return (
    <AddressField
      {...props}
      address={address}
      value={address}
      onChange={(event) => setAddress(event.target.value)}
      onAddress={(next) => {
        setAddress(next);
        props.onAddress(next);
      }}
    />
  );
}

const meta = {
  title: 'Checkout/Address field',
  component: AddressField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Address', address: '12 Nguyễn Trãi', onAddress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A former ward is offered as it is today. */
export const Former: Story = {
  args: { address: '12 Nguyễn Trãi, P.12, Q.10, TP.HCM' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Now: Phường Hòa Hưng, Thành phố Hồ Chí Minh?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(args.onAddress).toHaveBeenCalledWith(
      '12 Nguyễn Trãi, Phường Hòa Hưng, Thành phố Hồ Chí Minh',
    );
  },
};
/** A ward that was divided: both are offered. */
export const Divided: Story = {
  args: { address: '3 Xuân Thủy, Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' },
};
/** The province by typing without accents, then the ward. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose province and ward' }));
    const province = await screen.findByRole('combobox', { name: 'Province or city' });
    await userEvent.type(province, 'hcm{Enter}');
    await expect(
      await screen.findByRole('combobox', { name: 'Ward in Thành phố Hồ Chí Minh' }),
    ).toBeVisible();
  },
};
export const Missing: Story = { args: { address: '', hint: 'address is required' } };
export const OnAPhone: Story = {
  args: { address: '12 Nguyễn Trãi, P.12, Q.10, TP.HCM' },
  globals: { viewport: { value: 'narrow' } },
};
