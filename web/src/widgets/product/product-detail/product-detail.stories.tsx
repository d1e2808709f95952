import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isColorSoldOut, isLeft } from '../../../lib/product-stock';
import { Modal, UndoNotice } from '../../../ui';
import { opensFromButton, type StoryFrame } from '../../../testing/opens-from-button';
import { courtNova, highTop, longName, runner } from '../../../testing/story-data';
import { ShoeRow } from '../../catalogue/shoe-row/shoe-row';
import { ProductAction, type ProductActionProps } from './product-action';
import { ProductDetail, type ProductDetailProps } from './product-detail';
import { ProductOptions, type ProductOptionsProps } from './product-options';
import { useStoryState } from '../../../testing/use-story-state';

const allGone = {
  ...courtNova,
  colors: courtNova.colors.map((entry) => ({
    ...entry,
    sizes: entry.sizes.map(({ size }) => ({ size, quantity: 0 })),
  })),
};
/** Few pairs of the first colour. */
const twoLeft = {
  ...courtNova,
  colors: courtNova.colors.map((entry, index) => ({
    ...entry,
    sizes: entry.sizes.map(({ size, quantity }) => ({
      size,
      quantity: index === 0 ? Math.min(quantity, 2) : quantity,
    })),
  })),
};
const row = (title: string) => (
  <ShoeRow title={title} products={[longName, highTop, runner]} hrefOf={() => '?active=productDetail'} />
);

type DialogArgs = ProductDetailProps &
  Omit<ProductOptionsProps, 'colors'> &
  Omit<ProductActionProps, 'hasSize'>;

/** The product in its dialog; colour, size and favourite work as in the shop, where the size stays if it is left. */
function ProductDialog({ open, onClose, ...props }: DialogArgs & StoryFrame) {
  const { product, crumbs, related, similar, backInStock, onTellMe } = props;
  const [color, setColor] = useStoryState(props.color);
  const [size, setSize] = useStoryState(props.size);
  const [mySize, setMySize] = useStoryState(props.mySize);
  const [favourite, setFavourite] = useStoryState(props.favourite);
  return (
    <Modal open={open} size="lg" title={product.name} hideTitle onClose={onClose}>
      <ProductDetail product={product} crumbs={crumbs} color={color} related={related} similar={similar}>
        <ProductOptions
          colors={product.colors}
          color={color}
          onColor={(next) => {
            const own = size ?? mySize ?? null;
            const entry = product.colors.find(({ color: name }) => name === next);
            setColor(next);
            setSize(isLeft(entry, own) ? own : null);
          }}
          size={size}
          onSize={setSize}
          mySize={mySize}
          onMySize={setMySize}
          backInStock={backInStock}
        />
        <ProductAction
          {...props}
          hasSize={size !== null}
          onTellMe={product.colors.every(isColorSoldOut) ? onTellMe : undefined}
          favourite={favourite}
          onFavourite={() => setFavourite(!favourite)}
        />
      </ProductDetail>
    </Modal>
  );
}

const meta = {
  title: 'Product/Product detail',
  component: ProductDetail,
  subcomponents: { ProductOptions, ProductAction },
  argTypes: {
    children: { control: false },
    status: { control: 'select', options: ['idle', 'loading', 'success', 'failed'] },
    size: { control: 'text' },
    mySize: { control: 'text' },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [opensFromButton],
  tags: ['!autodocs'],
  render: (args) => <ProductDialog {...(args as typeof args & StoryFrame)} />,
  args: {
    children: null,
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
    onTellMe: fn(),
    favourite: false,
    onFavourite: fn(),
  },
} satisfies Meta<DialogArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A size is chosen with the pointer, a sold-out one cannot be, and the pair goes into the cart. */
export const Default: Story = {
  tags: ['autodocs', 'promised'],
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
/** A picture fills the window; a press magnifies it, Escape closes it, and the focus returns. */
export const Enlarged: Story = {
  play: async () => {
    const product = await screen.findByRole('dialog', { name: 'Court Nova Low' });
    await waitFor(() => expect(product.contains(document.activeElement)).toBe(true));
    const opener = within(product).getByRole('button', { name: 'Enlarge the picture' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const large = await screen.findByRole('dialog', { name: /^Court Nova Low, / });
    await waitFor(() => expect(large.contains(document.activeElement)).toBe(true));
    await new Promise((nextTask) => setTimeout(nextTask));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(large).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const magnify = await screen.findByRole('button', { name: 'Magnify' });
    await userEvent.click(magnify);
    await expect(magnify).toHaveAttribute('aria-pressed', 'true');
  },
};
export const SizeChosen: Story = { tags: ['promised'], args: { size: '42' } };
export const MySize: Story = { args: { size: '42', mySize: '42' } };
export const MySizeSoldOut: Story = { args: { mySize: '40.5' } };
export const Visitor: Story = { tags: ['promised'], args: { signedIn: false } };
export const Adding: Story = { tags: ['promised'], args: { size: '42', status: 'loading' } };
export const Added: Story = { tags: ['promised'], args: { size: '42', status: 'success' } };
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
  tags: ['promised'],
  args: { size: '42', status: 'failed', message: 'Only 1 pair of size 42 is left. Choose another size.' },
};
/** A shoe that was not weighed. */
export const WithoutWeight: Story = { args: { product: { ...courtNova, weight: undefined } } };
export const SoldOutColour: Story = { tags: ['promised'], args: { color: 'xanh hải quân' } };
/** Nothing is left: it is said at the price and at the button, which leads to being told, and the nearest shoes follow. */
export const SoldOut: Story = {
  args: { product: allGone, similar: row('Near it') },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Court Nova Low' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me when it is back' }));
    await expect(args.onTellMe).toHaveBeenCalledTimes(1);
  },
};
/** Few pairs of the chosen size. */
export const FewLeft: Story = { args: { product: twoLeft, size: '42' } };
export const FewLeftInMySize: Story = { args: { product: twoLeft, size: '42', mySize: '42' } };
/** Other shoes under the description. */
export const WithMore: Story = { args: { related: row('Goes with') } };
export const Favourite: Story = { tags: ['promised'], args: { favourite: true } };
/** A shoe without a model, and any shoe where the browser does not draw in 3D, has no button for it. */
export const WithoutAModel: Story = { args: { product: { ...courtNova, model: undefined } } };
export const OnAPhone: Story = { args: { size: '42' }, globals: { viewport: { value: 'phone' } } };
