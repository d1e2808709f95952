import { price } from './price/price.recipe';
import { useStyles } from './use-styles';

test('a variant is chosen by its name, never by the width of the screen', () => {
  useStyles(price, { size: 'lg' });
  // @ts-expect-error Each choice has a class of its own, which is looked up by the names.
  useStyles(price, { size: { base: 'md', md: 'lg' } });
  // @ts-expect-error There is no such size.
  useStyles(price, { size: 'huge' });
});
