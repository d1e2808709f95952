import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'buoc',
  conditions: { dark: '.dark &', light: '.light &' },
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});

/** Chakra narrowed to this shop: its base and our tokens. Recipes are asked for by who draws with them (`useStyles`). */
export const system = createSystem(defaultBaseConfig, config);
