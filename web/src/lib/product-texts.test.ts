import { activateLocale, i18n } from './i18n';
import { draftOf, newBody } from './product-draft';
import { mergeDraft } from './product-merge';
import { inPageLanguage } from './product-texts';

const product = { name: 'Phố Cổ', highLight: 'Da lộn', desc: 'Một đôi giày.' };

afterEach(() => activateLocale('en'));

test('an English page has the English texts, each by itself the first one where there is none', () => {
  expect(inPageLanguage({ ...product, highLightEn: 'Suede', descEn: 'A shoe.' })).toMatchObject({
    name: 'Phố Cổ',
    highLight: 'Suede',
    desc: 'A shoe.',
  });
  expect(inPageLanguage({ ...product, descEn: 'A shoe.' })).toMatchObject({
    highLight: 'Da lộn',
    desc: 'A shoe.',
  });
  expect(inPageLanguage(product)).toEqual(product);
});

test('a Vietnamese page has the first ones', () => {
  i18n.load('vi', {});
  activateLocale('vi');
  const both = { ...product, highLightEn: 'Suede', descEn: 'A shoe.' };
  expect(inPageLanguage(both)).toEqual(both);
});

test('the form sends the English texts trimmed, and takes over what a colleague wrote', () => {
  const saved = {
    ...product,
    ...{ type: 'sneaker', brand: 'nike', material: 'suede', price: 1, version: 1, colors: [] },
    ...{ adImage: '/a-960.webp', navbarImage: '/n-960.webp' },
  };
  const draft = { ...draftOf(saved), highLightEn: ' Suede ' };
  expect(newBody(draft)).toMatchObject({ highLightEn: 'Suede', descEn: '' });
  const merged = mergeDraft(draft, saved, { ...saved, version: 2, descEn: 'Theirs.' });
  expect(merged.draft).toMatchObject({ highLightEn: ' Suede ', descEn: 'Theirs.' });
  expect(merged.taken).toEqual(['English description']);
});
