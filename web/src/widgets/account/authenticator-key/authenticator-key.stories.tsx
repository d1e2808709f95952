import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { drawQr } from '../../../lib/qr-picture';
import { AuthenticatorKey, type AuthenticatorKeyProps } from './authenticator-key';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function Drawn(props: AuthenticatorKeyProps) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    void drawQr(`otpauth://totp/buoc.:linh.nguyen%40shop.test?secret=${secret}&issuer=buoc.`).then(setImage);
  }, []);
  return <AuthenticatorKey {...props} image={image} />;
}

const meta = {
  title: 'Account/Authenticator key',
  component: AuthenticatorKey,
  args: { secret, onRetry: fn(), onCopy: fn() },
  render: (args) => <Drawn {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthenticatorKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The placeholder has the picture's size. */
export const Drawing: Story = { render: (args) => <AuthenticatorKey {...args} /> };
export const NotDrawn: Story = {
  args: { hasFailed: true },
  render: (args) => <AuthenticatorKey {...args} />,
};
export const Copied: Story = { args: { message: 'Copied.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
