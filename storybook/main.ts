import { lingui } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { recipeSheets } from '../web/recipe-sheets';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./guide/*.mdx', './flows/*.stories.tsx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Only the dev server needs /media; next to the built library the shop serves it.
  staticDirs: (existing = [], { configType }) =>
    configType === 'DEVELOPMENT' ? [...existing, { from: '../media', to: '/media' }] : existing,
  // Chakra's own library, which Storybook would show from Chakra's site, is switched off.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The property tables come from the TypeScript types; properties inherited from HTML are left out.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'web/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => {
        // A sentence stands for itself, and a flag that is not given is off.
        if (prop.type.name === 'boolean' && !prop.required) prop.defaultValue ??= { value: 'false' };
        const { value } = (prop.defaultValue ?? {}) as { value?: unknown };
        const sentence = /^i18n\.t\('(.*)'\)$/.exec(String(value))?.[1];
        if (sentence) prop.defaultValue = { value: sentence };
        return prop.declarations?.some(({ fileName }) => !fileName.includes('node_modules')) ?? true;
      },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), lingui(), recipeSheets()],
    base: './',
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
