import { pageTitle } from './titles/titles.recipe';
import { recipeClasses } from './recipe-classes';

test('a variant is chosen by its name, never by the width of the screen', () => {
  expect(recipeClasses(pageTitle, { size: 'lg' })).toHaveProperty('root');
  expect(() => {
    // @ts-expect-error Each choice has a class of its own, which is looked up by the names.
    recipeClasses(pageTitle, { size: { base: 'md', md: 'lg' } });
  }).toThrow('size cannot be');
  expect(() => {
    // @ts-expect-error There is no such size.
    recipeClasses(pageTitle, { size: 'huge' });
  }).toThrow('size cannot be "huge"');
});
