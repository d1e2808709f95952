import { definitionList, notice, pager, pageTitle, price, sectionTitle } from './recipes/base';
import { skeleton, statusDot, tilePicture } from './recipes/base';
import { cartLine, cartSummary, orderLine, orderRow } from './recipes/cart';
import { banner, filmHero, filterPanel, productCard, productGrid } from './recipes/catalogue';
import { productSlider, typeBar } from './recipes/catalogue';
import { customerDetails, customerInformation, paymentMethod, totalsBar } from './recipes/checkout';
import { optionRow, pictureRadios, radioCells, stepper } from './recipes/choices';
import { buttonRecipe, iconButtonRecipe, shake, spinner, statusButton, textLink } from './recipes/controls';
import { field } from './recipes/fields';
import { overlay } from './recipes/overlays';
import { productDetail } from './recipes/product';
import { search } from './recipes/search';
import { siteFooter, siteHeader } from './recipes/site';

/** Recipes of one element. */
export const recipes = { button: buttonRecipe, iconButton: iconButtonRecipe };

/** Recipes of several, by the name that `useStyles` asks for. */
export const slotRecipes = {
  banner,
  cartLine,
  cartSummary,
  customerDetails,
  customerInformation,
  definitionList,
  field,
  filmHero,
  filterPanel,
  notice,
  optionRow,
  orderLine,
  orderRow,
  overlay,
  pageTitle,
  pager,
  paymentMethod,
  pictureRadios,
  price,
  productCard,
  productDetail,
  productGrid,
  productSlider,
  radioCells,
  search,
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
  totalsBar,
  typeBar,
};
