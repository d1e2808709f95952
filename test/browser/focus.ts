import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus; the focus must be visible at each stop. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 90; stops++) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted.toString()} cannot be reached.`);
}

/** The focused element is marked, within the window, and not below a fixed bar (WCAG 2.4.7 and 2.4.11). */
async function expectFocusInSight(page: Page): Promise<void> {
  await expect(async () => {
    const stop = await lookAtFocus(page);
    if (stop) expect(stop).toEqual({ element: stop.element, isMarked: true, seen: true });
  }).toPass({ timeout: 30_000 });
}

function lookAtFocus(page: Page): Promise<{ element: string; isMarked: boolean; seen: boolean } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control the focus moves to the browser's own window.
    if (!focused || focused === document.body) return null;
    const around = [focused, ...(focused.parentElement?.querySelectorAll('*') ?? [])];
    const styles = around.flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
    ]);
    const isMarked = styles.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || /2px inset|inset.*2px/.test(boxShadow)
      );
    });
    const { left, top, width, height } = focused.getBoundingClientRect();
    const label = focused.closest('label');
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return (
        hit !== null && (focused.contains(hit) || hit.contains(focused) || Boolean(label?.contains(hit)))
      );
    });
    return { element: focused.outerHTML.slice(0, 200), isMarked, seen };
  });
}
