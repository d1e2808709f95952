import { definitionList, notice, pager, pageTitle, price, sectionTitle } from './recipes/base';
import { skeleton, statusDot, tilePicture } from './recipes/base';
import { banner, filmHero, productCard, productGrid } from './recipes/catalogue';
import { productSlider, typeBar } from './recipes/catalogue';
import { shake, spinner, statusButton, textLink } from './recipes/controls';
import { sections, shell, visuallyHidden } from './recipes/page';
import { siteFooter, siteHeader } from './recipes/site';

/** The recipes of every first load, by their names in `useStyles`. */
export const slotRecipes = {
  banner,
  definitionList,
  filmHero,
  notice,
  pageTitle,
  pager,
  price,
  productCard,
  productGrid,
  productSlider,
  sectionTitle,
  sections,
  shake,
  shell,
  siteFooter,
  siteHeader,
  skeleton,
  spinner,
  statusButton,
  statusDot,
  textLink,
  tilePicture,
  typeBar,
  visuallyHidden,
};
