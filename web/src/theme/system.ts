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

/** Chakra with its base and our tokens only. Components import their recipes themselves (`recipeClasses`). */
export const system = createSystem(defaultBaseConfig, config);
