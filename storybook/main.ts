import type { StorybookConfig } from '@storybook/react-vite';
import { recipeSheets } from '../web/recipe-sheets';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./guide/*.mdx', './flows/*.stories.tsx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The built library is served beside the shop, which serves /media itself: only the dev server needs it.
  staticDirs: (existing = [], { configType }) =>
    configType === 'DEVELOPMENT' ? [...existing, { from: '../media', to: '/media' }] : existing,
  // No other library is shown beside ours: Chakra offers its own by default, from its own site.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of properties are read from the TypeScript types; what a property takes over from HTML is left out.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'web/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations }) =>
        declarations?.some(({ fileName }) => !fileName.includes('node_modules')) ?? true,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), recipeSheets()],
    base: './',
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
