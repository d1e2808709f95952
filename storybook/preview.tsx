import type { A11yParameters } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, Fragment, isValidElement, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../web/src/theme/styles';
import { activateLocale, i18n, LOCALE_NAMES, type Locale } from '../web/src/lib/i18n';
import { loadLocale } from '../web/src/lib/load-locale';
import '../web/src/testing/demo-seller';
import { PSEUDO_MESSAGES } from './pseudo-messages';
import { type Mode, useMode } from './use-mode';

// A play function waits for elements, so that a slow machine does not fail it.
configure({ asyncUtilTimeout: 20_000 });

const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }';

/** Reduced motion from the toolbar, as if the system had set it: in the styles and in `matchMedia`. */
function useMotion(motion: string) {
  useLayoutEffect(() => {
    if (motion !== 'reduced') return;
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = STILL;
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query);
    return () => {
      style.remove();
      window.matchMedia = matchMedia;
    };
  }, [motion]);
}

/** Loaded in Storybook only: Jest, which uses these annotations too, cannot read the modules of the docs blocks. */
const ModeContainer = lazy(async () => ({ default: (await import('./mode-container')).ModeContainer }));

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { mode: 'light', motion: 'system', language: 'en' },
  globalTypes: {
    language: {
      description: 'The language of the sentences. Interactions run in English only',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...Object.entries(LOCALE_NAMES).map(([value, title]) => ({ value, title })),
          { value: 'pseudo', title: 'Every sentence marked' },
        ],
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    motion: {
      description: 'As the system has it, or reduced',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion', icon: 'lightning' },
          { value: 'reduced', title: 'Reduced motion', icon: 'lightningoff' },
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const language = globals.language as Locale | 'pseudo';
      if (language === 'pseudo') {
        i18n.load(language, PSEUDO_MESSAGES);
        i18n.activate(language);
      } else {
        await loadLocale(language);
        activateLocale(language);
        document.documentElement.lang = language;
      }
    },
  ],
  parameters: {
    docs: {
      container: (props: ComponentProps<typeof ModeContainer>) => (
        <Suspense>
          <ModeContainer {...props} />
        </Suspense>
      ),
    },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '900px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1366', styles: { width: '1366px', height: '850px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    } satisfies A11yParameters,
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Tokens', 'Type', 'Space', 'Motion', 'Writing', 'States', 'Adding a component'],
          'Shop',
          'Catalogue',
          'Product',
          'Cart',
          'Checkout',
          'Account',
          'Back-office',
          'Chat',
          'Base',
          'Flows',
        ],
      },
    },
  },
  argTypesEnhancers: [
    // An element has no control: it would be shown as the code that draws it.
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          isValidElement(initialArgs[name] as unknown as object)
            ? { ...argType, control: { disable: true } }
            : argType,
        ]),
      ),
  ],
  decorators: [
    (Story, { globals, viewMode }) => {
      const mode = globals.mode as Mode;
      // A docs page has the toolbar's mode; a story that shows one mode has it on its own part of the page.
      const isInDocs = viewMode === 'docs';
      useMode(isInDocs ? undefined : mode);
      useMotion(globals.motion as string);
      const language = globals.language as string;
      // Tells the stories' tests which language is on the screen.
      useLayoutEffect(() => {
        document.documentElement.dataset.language = language;
      }, [language]);
      return (
        <Fragment key={language}>
          {isInDocs ? (
            <div className={`story-root ${mode}`}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </Fragment>
      );
    },
  ],
};

export default preview;
