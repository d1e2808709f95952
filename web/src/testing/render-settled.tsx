import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders, and waits for what components do in the frame after: they measure, or load a part. */
export async function renderSettled(element: ReactElement): Promise<RenderResult> {
  const rendered = render(element);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return rendered;
}
