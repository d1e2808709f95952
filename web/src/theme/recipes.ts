import { definitionList, notice, pager, pageTitle, price, sectionTitle } from './recipes/base';
import { skeleton, statusDot, tilePicture } from './recipes/base';
import { banner, filmHero, productCard, productGrid } from './recipes/catalogue';
import { productSlider, typeBar } from './recipes/catalogue';
import { optionRow, pictureRadios, radioCells, stepper } from './recipes/choices';
import { buttonRecipe, iconButtonRecipe, shake, spinner, statusButton, textLink } from './recipes/controls';
import { field } from './recipes/fields';
import { overlay } from './recipes/overlays';
import { siteFooter, siteHeader } from './recipes/site';

/** Recipes of one element. */
export const recipes = { button: buttonRecipe, iconButton: iconButtonRecipe };

/** Recipes of several, by the name that `useStyles` asks for. */
export const slotRecipes = {
  banner,
  definitionList,
  field,
  filmHero,
  notice,
  optionRow,
  overlay,
  pageTitle,
  pager,
  pictureRadios,
  price,
  productCard,
  productGrid,
  productSlider,
  radioCells,
  sectionTitle,
  shake,
  siteFooter,
  siteHeader,
  skeleton,
  spinner,
  statusButton,
  statusDot,
  stepper,
  textLink,
  tilePicture,
  typeBar,
};
