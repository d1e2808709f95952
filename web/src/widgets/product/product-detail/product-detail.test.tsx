import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './product-detail.stories';
import { ProductGallery } from './product-gallery';

const mockCan = jest.fn<boolean, [boolean]>(() => false);
jest.mock('../shoe-viewer/can-show-3d', () => ({
  useCanShow3d: (isNeeded: boolean) => isNeeded && mockCan(isNeeded),
}));
// What draws needs a graphics card.
jest.mock('../shoe-viewer/model-element', () => ({ defineModelViewer: () => undefined }));

const stories = storiesOf(module);
const { Default, WithoutWeight, Visitor, SizeChosen, MySize, MySizeSoldOut, Adding, Failed, SoldOutColour } =
  stories;

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

test('the dialog has the product name; colour and size are radio groups', () => {
  render(<Default />);
  expect(screen.getByRole('dialog', { name: 'Court Nova Low' })).toBeVisible();
  expect(group('Color').getAllByRole('radio')).toHaveLength(3);
  expect(group('Size').getAllByRole('radio')).toHaveLength(10);
});

test('a picture is enlarged and magnified; Escape closes it alone, and the focus returns', async () => {
  const user = userEvent.setup();
  render(<Default />);
  const opener = screen.getByRole('button', { name: 'Enlarge the picture' });
  const product = screen.getByRole('dialog');
  await waitFor(() => expect(product).toContainElement(document.activeElement as HTMLElement));
  opener.focus();
  await user.keyboard('{Enter}');
  const large = await screen.findByRole('dialog', { name: /^Court Nova Low, / });
  await waitFor(() => expect(large).toContainElement(document.activeElement as HTMLElement));
  const magnify = within(large).getByRole('button', { name: 'Magnify' });
  await user.dblClick(magnify);
  expect(magnify).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(large).not.toBeInTheDocument());
  expect(product).toBeVisible();
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(screen.getByRole('region', { name: 'Pictures' }));
  expect(await screen.findByRole('button', { name: 'Magnify' })).toHaveAttribute('aria-pressed', 'false');
});

test('the material is told', () => {
  render(<Default />);
  expect(screen.getByText('Material').nextElementSibling).toHaveTextContent('Leather');
});

test('the weight is told where it is known', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByText('Weight').nextElementSibling).toHaveTextContent(/^1\.240\sg$/);
  unmount();
  render(<WithoutWeight />);
  expect(screen.queryByText('Weight')).not.toBeInTheDocument();
});

test('a sold-out size cannot be chosen and is announced as sold out', () => {
  render(<Default />);
  const gone = group('Size').getByRole('radio', { name: '40.5 , sold out' });
  expect(gone).toBeDisabled();
});

test('a colour without a pair left is labelled Sold out and all its sizes are off', () => {
  render(<SoldOutColour />);
  expect(group('Color').getByRole('radio', { name: 'navy, Sold out' })).toBeChecked();
  group('Size')
    .getAllByRole('radio')
    .forEach((size) => expect(size).toBeDisabled());
});

test('a customer chooses a size first; a visitor is asked to sign in at once', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  unmount();
  render(<Visitor />);
  expect(screen.getByRole('button', { name: 'Sign in to shopping' })).toBeEnabled();
});

test('while it is being added a second press does nothing', () => {
  const onAddToCart = jest.fn();
  render(<Adding {...{ onAddToCart }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(onAddToCart).not.toHaveBeenCalled();
  expect(screen.getByText('Adding to cart')).toBeInTheDocument();
});

test('a failure says what to do, and the button can be pressed again', () => {
  const onAddToCart = jest.fn();
  render(<Failed {...{ onAddToCart }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose another size.');
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(onAddToCart).toHaveBeenCalledTimes(1);
});

test('the favourite is a toggle', async () => {
  render(<SizeChosen />);
  const favourite = screen.getByRole('button', { name: 'Favourite' });
  expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(favourite);
  expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('a thumbnail shows its picture and is marked as the current one', async () => {
  render(<SizeChosen />);
  const sole = screen.getByRole('button', { name: 'Show sole' });
  await userEvent.click(sole);
  expect(sole).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('img', { name: 'Court Nova Low, sole' })).toBeInTheDocument();
});

test('on a phone dots and a number say which picture is shown', async () => {
  render(<SizeChosen />);
  expect(screen.getByText('1/6')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the pair from above' }));
  expect(screen.getByText('2/6')).toBeInTheDocument();
});

test('a picture is called after its view, and an uploaded one by its place', () => {
  const pictures = [
    '/media/shoes/a/b/top-960.webp',
    '/media/shoes/a/b/side-960.webp',
    '/uploads/0f3c-960.webp',
  ];
  render(<ProductGallery name="Shoe" color="b" pictures={pictures} />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Enlarge the picture', 'Show the pair from above', 'Show side', 'Show picture 3']);
});

test('the chosen size can be made one’s own', async () => {
  render(<SizeChosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Remember 42 as my size' }));
  expect(screen.getByText('Your size is 42.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /my size/ })).not.toBeInTheDocument();
});

test('one’s own size is said to be there, or to be sold out in this colour', () => {
  const { unmount } = render(<MySize />);
  expect(screen.getByText('Your size is 42.')).toBeVisible();
  unmount();
  render(<MySizeSoldOut />);
  expect(screen.getByText('Your size, 40.5, is sold out in this color.')).toBeVisible();
});

test('a product without a pair left says so at its price and at its button, and shows shoes near it', () => {
  render(<stories.SoldOut />);
  expect(screen.getByText('2.490.000đ').parentElement).toHaveTextContent('Sold out');
  expect(screen.getByText('Sold out in every color and size')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Near it' })).toBeVisible();
});

test('few pairs of the chosen size are counted, more are not', async () => {
  const { unmount } = render(<stories.FewLeft />);
  expect(screen.getByText('Only 2 left in 42')).toBeVisible();
  await userEvent.click(group('Color').getByRole('radio', { name: 'ivory' }));
  expect(group('Size').getByRole('radio', { name: '42' })).toBeChecked();
  expect(screen.queryByText(/^Only/)).not.toBeInTheDocument();
  unmount();
  render(<SizeChosen />);
  expect(screen.queryByText(/^Only/)).not.toBeInTheDocument();
});

test('the breadcrumbs lead to the catalogue and the brand, and end in the product', () => {
  render(<Default />);
  const crumbs = within(screen.getByRole('list', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/product');
  expect(crumbs.getByRole('link', { name: 'Nike' })).toHaveAttribute('href', '/nike');
  expect(crumbs.getAllByRole('listitem').at(-1)).toHaveTextContent('Court Nova Low');
});

describe('in 3D', () => {
  const button = () => screen.queryByRole('button', { name: 'See in 3D' });
  const model = () => document.querySelector('model-viewer');
  beforeEach(() => mockCan.mockReturnValue(true));
  afterEach(() => mockCan.mockReturnValue(false));

  test('it is offered where there is a model and the browser can draw it', () => {
    const { unmount } = render(<Default />);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(model()).toBeNull();
    unmount();
    render(<stories.WithoutAModel />).unmount();
    expect(button()).toBeNull();
    mockCan.mockReturnValue(false);
    render(<Default />);
    expect(button()).toBeNull();
  });

  test('the shoe takes the pictures’ place, stays through a change of colour, and goes', async () => {
    render(<Default />);
    await userEvent.click(button()!);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('region', { name: 'Pictures' })).not.toBeInTheDocument();
    const shown = await waitFor(() => model() ?? Promise.reject(new Error('no model')));
    expect(shown).toHaveAttribute('variant-name', 'đỏ cam');
    await userEvent.click(group('Color').getByRole('radio', { name: 'ivory' }));
    expect(model()).toBe(shown);
    expect(shown).toHaveAttribute('variant-name', 'trắng ngà');
    await userEvent.click(button()!);
    expect(model()).toBeNull();
    expect(screen.getByRole('region', { name: 'Pictures' })).toBeVisible();
    expect(button()).toHaveFocus();
  });

  test('after a failure the way back leads to the button that asked for it', async () => {
    render(<Default />);
    await userEvent.click(button()!);
    const shown = await waitFor(() => model() ?? Promise.reject(new Error('no model')));
    fireEvent(shown, new CustomEvent('error', { detail: { type: 'loadfailure' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the pictures' }));
    expect(button()).toHaveFocus();
  });

  test('a picture below it leads back to that picture', async () => {
    render(<Default />);
    await userEvent.click(button()!);
    const sole = screen.getByRole('button', { name: 'Show sole' });
    expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(0);
    await userEvent.click(sole);
    expect(model()).toBeNull();
    expect(sole).toHaveAttribute('aria-current', 'true');
  });
});

test('another colour begins with its first picture', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Show sole' }));
  await userEvent.click(group('Color').getByRole('radio', { name: 'ivory' }));
  expect(screen.getByRole('button', { name: 'Show three-quarter view' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
