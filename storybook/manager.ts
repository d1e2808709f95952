import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The library's frame: sunken sidebar, ink for what is chosen, the shop's two typefaces. */
const theme = create({
  base: 'light',
  brandTitle: 'bước.',
  brandUrl: '/',
  fontBase: "'Be Vietnam Pro', 'Segoe UI', Roboto, Arial, sans-serif",
  appBg: '#F5F2EE',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFFFFF',
  appBorderColor: '#E3DED7',
  appBorderRadius: 2,
  inputBorderRadius: 2,
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

addons.setConfig({ theme, layout: { panelPosition: 'bottom' }, sidebar: { showRoots: true } });
