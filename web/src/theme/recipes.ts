import { definitionList, notice, pager, pageTitle, price, sectionTitle } from './recipes/base';
import { skeleton, statusDot, tilePicture } from './recipes/base';
import { optionRow, pictureRadios, radioCells, stepper } from './recipes/choices';
import { buttonRecipe, iconButtonRecipe, shake, spinner, statusButton, textLink } from './recipes/controls';
import { field } from './recipes/fields';
import { overlay } from './recipes/overlays';

/** Recipes of one element. */
export const recipes = { button: buttonRecipe, iconButton: iconButtonRecipe };

/** Recipes of several, by the name that `useStyles` asks for. */
export const slotRecipes = {
  definitionList,
  field,
  notice,
  optionRow,
  overlay,
  pageTitle,
  pager,
  pictureRadios,
  price,
  radioCells,
  sectionTitle,
  shake,
  skeleton,
  spinner,
  statusButton,
  statusDot,
  stepper,
  textLink,
  tilePicture,
};
