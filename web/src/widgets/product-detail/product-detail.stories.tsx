import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../../ui';
import { courtNova, highTop, longName, runner } from '../../testing/story-data';
import { ShoeRow } from '../shoe-row/shoe-row';
import { UndoNotice } from '../undo-notice/undo-notice';
import { ProductDetail } from './product-detail';
import { useStoryState } from '../../testing/use-story-state';

const allGone = {
  ...courtNova,
  colors: courtNova.colors.map((entry) => ({
    ...entry,
    sizes: entry.sizes.map(({ size }) => ({ size, quantity: 0 })),
  })),
};
const twoLeft = {
  ...courtNova,
  colors: courtNova.colors.map((entry) => ({
    ...entry,
    sizes: entry.sizes.map(({ size, quantity }) => ({ size, quantity: Math.min(quantity, 2) })),
  })),
};
const row = (title: string) => (
  <ShoeRow title={title} products={[longName, highTop, runner]} hrefOf={() => '?active=productDetail'} />
);

/** The product in its dialog, with working colour, size and favourite. */
function Shown(props: ComponentProps<typeof ProductDetail>) {
  const [color, setColor] = useStoryState(props.color);
  const [size, setSize] = useStoryState(props.size);
  const [mySize, setMySize] = useStoryState(props.mySize);
  const [favourite, setFavourite] = useStoryState(props.favourite);
  return (
    <Modal open size="lg" title={props.product.name} hideTitle onClose={() => undefined}>
      <ProductDetail
        {...props}
        color={color}
        onColor={(next) => {
          setColor(next);
          setSize(null);
        }}
        size={size}
        onSize={setSize}
        mySize={mySize}
        onMySize={setMySize}
        favourite={favourite}
        onFavourite={() => setFavourite(!favourite)}
      />
    </Modal>
  );
}

const meta = {
  title: 'Product/Product modal',
  component: ProductDetail,
  parameters: { layout: 'fullscreen' },
  render: Shown,
  args: {
    product: courtNova,
    crumbs: [
      { text: 'All', href: '/product' },
      { text: 'Nike', href: '/nike' },
      { text: 'Sneaker', href: '/product?brand=nike&type=sneaker' },
    ],
    color: 'đỏ cam',
    onColor: fn(),
    size: null,
    onSize: fn(),
    onMySize: fn(),
    signedIn: true,
    status: 'idle',
    onAddToCart: fn(),
    favourite: false,
    onFavourite: fn(),
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A size is chosen with the pointer, a sold-out one cannot be, and the pair goes into the cart. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Court Nova Low' }));
    const add = dialog.getByRole('button', { name: 'Add to cart' });
    await expect(add).toBeDisabled();
    const sizes = within(dialog.getByRole('radiogroup', { name: 'Size' }));
    await expect(sizes.getByRole('radio', { name: /^40\.5/ })).toBeDisabled();
    await userEvent.click(sizes.getByRole('radio', { name: '42' }));
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
  },
};
export const SizeChosen: Story = { args: { size: '42' } };
export const MySize: Story = { args: { size: '42', mySize: '42' } };
export const MySizeSoldOut: Story = { args: { mySize: '40.5' } };
export const Visitor: Story = { args: { signedIn: false } };
export const Adding: Story = { args: { size: '42', status: 'loading' } };
export const Added: Story = { args: { size: '42', status: 'success' } };
export const CartOffered: Story = { args: { size: '42', onViewCart: fn() } };
/** A visitor who has signed in comes back to the pair in the cart. */
export const CameBack: Story = {
  args: {
    size: '42',
    status: 'success',
    onViewCart: fn(),
    notice: <UndoNotice look="inPlace" text="Size 42 is in your cart." onUndo={fn()} />,
  },
};
export const Failed: Story = {
  args: { size: '42', status: 'failed', message: 'Only 1 pair of size 42 is left. Choose another size.' },
};
/** A shoe that was not weighed. */
export const WithoutWeight: Story = { args: { product: { ...courtNova, weight: undefined } } };
export const SoldOutColour: Story = { args: { color: 'xanh hải quân' } };
/** Nothing is left: it is said at the price and at the button, and the nearest shoes follow. */
export const SoldOut: Story = { args: { product: allGone, near: row('Near it') } };
/** A visitor's way to the sign-in is no main action where nothing is left. */
export const SoldOutForAVisitor: Story = {
  args: { product: allGone, near: row('Near it'), signedIn: false },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Court Nova Low' }));
    const grounds = ['Sign in to shopping', 'Favourite'].map(
      (name) => getComputedStyle(dialog.getByRole('button', { name })).backgroundColor,
    );
    await expect(grounds[0]).toBe(grounds[1]);
  },
};
/** Few pairs of the chosen size. */
export const FewLeft: Story = { args: { product: twoLeft, size: '42' } };
export const FewLeftInMySize: Story = { args: { product: twoLeft, size: '42', mySize: '42' } };
/** Other shoes under the description. */
export const WithMore: Story = { args: { more: row('Goes with') } };
export const Favourite: Story = { args: { favourite: true } };
/** A shoe without a model, and any shoe where the browser does not draw in 3D, has no button for it. */
export const WithoutAModel: Story = { args: { product: { ...courtNova, model: undefined } } };
export const OnAPhone: Story = { args: { size: '42' }, globals: { viewport: { value: 'phone' } } };
