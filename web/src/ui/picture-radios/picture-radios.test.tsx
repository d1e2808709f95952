import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureRadios } from './picture-radios';

test('a colour without a pair is announced as sold out and can still be looked at', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'đen', colorHex: '#26282B' },
    { value: 'xanh', colorHex: '#22305C', unavailable: 'Sold out' },
  ];
  render(<PictureRadios label="Color" options={options} value="đen" onChange={onChange} />);
  expect(screen.getByText('xanh')).toBeVisible();
  expect(screen.getByText('Sold out')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'xanh, Sold out' }));
  expect(onChange).toHaveBeenCalledWith('xanh');
});
