import { create } from 'storybook/theming';

const both = {
  brandTitle: 'bước.',
  brandUrl: '/',
  fontBase: "'Be Vietnam Pro', 'Segoe UI', Roboto, Arial, sans-serif",
  appBorderRadius: 2,
  inputBorderRadius: 2,
};

/** Storybook's frame: grey sidebar, ink for the selected story, the shop's two typefaces. */
export const lightTheme = create({
  ...both,
  base: 'light',
  appBg: '#F5F2EE',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFFFFF',
  appBorderColor: '#E3DED7',
  inputBorder: '#8A8277',
  colorPrimary: '#131211',
  colorSecondary: '#131211',
  textColor: '#131211',
  textMutedColor: '#655E55',
  barBg: '#FFFFFF',
  barTextColor: '#655E55',
  barSelectedColor: '#131211',
  barHoverColor: '#131211',
});

/** The guide pages when a story's mode is dark. */
export const darkTheme = create({
  ...both,
  base: 'dark',
  appBg: '#1C1A18',
  appContentBg: '#121110',
  appPreviewBg: '#121110',
  appBorderColor: '#34302C',
  inputBorder: '#7F776D',
  colorPrimary: '#F5F2EE',
  colorSecondary: '#F5F2EE',
  textColor: '#F5F2EE',
  textMutedColor: '#ABA399',
});
