import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { configureAxe, getViolations, injectAxe } from 'axe-playwright';

/** What a story's viewport is named, and how large it is. */
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
};

const RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** After a story has been drawn and played: axe on it in light, then in dark. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { storyGlobals } = (await getStoryContext(page, context)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    const size = VIEWPORTS[storyGlobals?.viewport?.value ?? ''] ?? { width: 1366, height: 850 };
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await injectAxe(page);
  },
  async postVisit(page, context) {
    await configureAxe(page);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(name);
      }, mode);
      await page.waitForTimeout(SETTLE);
      const violations = await getViolations(page, 'body', RULES);
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
      );
      if (found.length > 0) throw new Error(`${context.id} in ${mode}:\n${found.join('\n')}`);
    }
  },
};

/** Colours cross over in 160 ms; what is measured in between is neither the one nor the other. */
const SETTLE = 250;

export default config;
