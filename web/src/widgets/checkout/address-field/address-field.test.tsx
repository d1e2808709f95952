import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './address-field.stories';

const { Default, Former, Divided, Missing } = storiesOf(module);

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const field = () => screen.getByRole('textbox', { name: 'Address' });

test('a province and its ward are chosen by keyboard, typed without accents, and follow the street', async () => {
  const onAddress = jest.fn();
  render(<Default onAddress={onAddress} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Choose province and ward' }));
  await user.type(await screen.findByRole('combobox', { name: 'Province or city' }), 'da nang{Enter}');
  const ward = await screen.findByRole('combobox', { name: 'Ward in Thành phố Đà Nẵng' });
  await user.type(ward, 'hai chau{Enter}');
  expect(onAddress).toHaveBeenCalledWith('12 Nguyễn Trãi, Phường Hải Châu, Thành phố Đà Nẵng');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('12 Nguyễn Trãi, Phường Hải Châu, Thành phố Đà Nẵng');
  await waitFor(() => expect((field() as HTMLInputElement).selectionStart).toBe(50));
});

test('without a street, it is typed in front of the ward that was chosen', async () => {
  render(<Missing />);
  const user = userEvent.setup();
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Choose province and ward' }));
    await user.type(await screen.findByRole('combobox', { name: 'Province or city' }), 'hue{Enter}');
    await user.type(await screen.findByRole('combobox', { name: /^Ward in/ }), 'vy da{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await waitFor(() => expect((field() as HTMLInputElement).selectionEnd).toBe(0));
  };
  await choose();
  await user.keyboard('5 Nguyễn Huệ');
  expect(field()).toHaveValue('5 Nguyễn Huệ, Phường Vỹ Dạ, Thành phố Huế');
  await user.clear(field());
  await choose();
  await user.tab();
  expect(field()).toHaveValue('Phường Vỹ Dạ, Thành phố Huế');
});

test.each(['tphcm', 'TP. Hồ Chí Minh', 'sai gon', 'bình dương', 'vung tau'])(
  '%s is Hồ Chí Minh City, and a former ward is found among those of today',
  async (name) => {
    const onAddress = jest.fn();
    render(<Missing onAddress={onAddress} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Choose province and ward' }));
    await user.type(await screen.findByRole('combobox', { name: 'Province or city' }), `${name}{Enter}`);
    const ward = await screen.findByRole('combobox', { name: 'Ward in Thành phố Hồ Chí Minh' });
    await user.type(ward, 'vo thi sau{Enter}');
    expect(onAddress).toHaveBeenLastCalledWith(', Phường Xuân Hòa, Thành phố Hồ Chí Minh');
  },
);

test('an address of a ward alone asks for house number and street', async () => {
  render(<Missing />);
  const user = userEvent.setup();
  await user.type(field(), 'Phường Vỹ Dạ, Thành phố Huế');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('House number and street are missing.'));
  await user.type(field(), '{Home}5 Nguyễn Huệ, ');
  expect(field()).not.toHaveAccessibleDescription(/missing/);
});

test('the address that is chosen anew takes the place of the present ward', async () => {
  const onAddress = jest.fn();
  render(<Former onAddress={onAddress} />);
  const user = userEvent.setup();
  await screen.findByText(/^Now: /);
  await user.click(screen.getByRole('button', { name: 'Choose province and ward' }));
  const ward = await screen.findByRole('combobox', { name: 'Ward in Thành phố Hồ Chí Minh' });
  await user.type(ward, 'another{Enter}');
  await user.type(await screen.findByRole('combobox', { name: 'Province or city' }), 'hue{Enter}');
  await user.type(await screen.findByRole('combobox', { name: /^Ward in/ }), 'vy da{Enter}');
  expect(onAddress).toHaveBeenCalledWith('12 Nguyễn Trãi, Phường Vỹ Dạ, Thành phố Huế');
});

test('a ward that was divided is offered as each of its parts', async () => {
  render(<Divided />);
  expect(await screen.findAllByText(/^Now: /)).toHaveLength(2);
});
