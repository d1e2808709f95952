import { defineSemanticTokens } from '@chakra-ui/react';

type ModeValue = { value: { base: string; _osDark: string; _dark: string; _light: string } };

/**
 * A colour for both modes. The system's preference decides, unless <html> has the class `light` or `dark`. All of it
 * is CSS, so the first paint has the right mode without an inline script.
 */
const mode = (light: string, dark: string): ModeValue => ({
  value: { base: light, _osDark: dark, _dark: dark, _light: light },
});

/** The colours by their purpose. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: mode('#FFFFFF', '#121110'),
      sunken: mode('#F5F2EE', '#1C1A18'),
      tile: mode('#C7C0B6', '#A9A298'),
      warm: { value: '{colors.warm}' },
      inert: mode('#E3DED7', '#34302C'),
    },
    fg: {
      DEFAULT: mode('#131211', '#F5F2EE'),
      soft: mode('#3B3732', '#D6D0C8'),
      muted: mode('#655E55', '#ABA399'),
      inverse: mode('#FFFFFF', '#131211'),
      onTile: { value: '{colors.ink}' },
      onSolid: { value: '{colors.paper}' },
    },
    border: { control: mode('#8A8277', '#7F776D'), line: mode('#E3DED7', '#34302C') },
    status: {
      pending: mode('#A84E00', '#F2A54A'),
      delivering: mode('#1B5BC7', '#86B4FF'),
      completed: mode('#14703A', '#63CB8F'),
      canceled: mode('#C0271B', '#FF8C80'),
    },
    scrim: mode('rgba(19,18,17,.56)', 'rgba(0,0,0,.66)'),
    banner: { bg: mode('#131211', '#1C1A18'), fg: mode('#FFFFFF', '#F5F2EE') },
    footer: {
      bg: mode('#131211', '#1C1A18'),
      fg: mode('#FFFFFF', '#F5F2EE'),
      muted: mode('#B5ADA2', '#ABA399'),
      rule: mode('#3B3732', '#34302C'),
    },
  },
  shadows: {
    overlay: mode('0 24px 64px -12px rgba(19,18,17,.32)', '0 24px 64px -12px rgba(0,0,0,.8)'),
  },
});
