import { act, render, screen } from '@testing-library/react';
import { checkEveryStory } from '../../testing/story-checks';
import { Banner } from './banner';
import * as module from './banner.stories';

checkEveryStory(module);

test('the background changes after two seconds and not before', () => {
  jest.useFakeTimers();
  render(<Banner text="Đổi size trong 30 ngày" />);
  const banner = screen.getByText('Đổi size trong 30 ngày');
  act(() => jest.advanceTimersByTime(1999));
  expect(banner).not.toHaveAttribute('data-warm');
  act(() => jest.advanceTimersByTime(1));
  expect(banner).toHaveAttribute('data-warm');
  jest.useRealTimers();
});
