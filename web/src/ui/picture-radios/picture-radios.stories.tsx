import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { PictureRadios, type PictureRadiosProps } from './picture-radios';

const shoe = (colour: string) => `/media/shoes/court-nova-low/${colour}/three-quarter-960.webp`;

const meta = {
  title: 'Base/Picture radios',
  component: PictureRadios,
  args: {
    label: 'Color',
    value: 'đỏ cam',
    options: [
      { value: 'đỏ cam', colorHex: '#D8452E', picture: shoe('do-cam') },
      { value: 'trắng ngà', colorHex: '#ECE4D4', picture: shoe('trang-nga') },
      {
        value: 'xanh hải quân',
        colorHex: '#22305C',
        picture: shoe('xanh-hai-quan'),
        unavailable: 'Sold out',
      },
    ],
    onChange: () => undefined,
  },
  render: function Live(args) {
    const [, update] = useArgs<PictureRadiosProps>();
    return <PictureRadios {...args} onChange={(value) => update({ value })} />;
  },
} satisfies Meta<typeof PictureRadios>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third colour is sold out: dimmed and struck through, but selectable. */
export const Default: Story = {};
export const UnavailableChosen: Story = { args: { value: 'xanh hải quân' } };
/** Without a picture the option shows its colour. */
export const WithoutPictures: Story = {
  args: {
    options: [
      { value: 'đỏ cam', colorHex: '#D8452E' },
      { value: 'đen', colorHex: '#26282B' },
    ],
  },
};
