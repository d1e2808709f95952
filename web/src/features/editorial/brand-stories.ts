import { BRANDS } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { editorialPicture } from '../../lib/images';
import { cataloguePath } from '../../state/url';
import type { StoryBannerProps } from '../../widgets/catalogue/story-banner/story-banner';

type Words = Omit<StoryBannerProps, 'link' | 'picture'>;

/** What is said over each brand's picture of shoes in use, by the brand's path. */
const WORDS: Record<string, () => Words> = {
  nike: () => ({
    title: i18n.t('Wood that sings.'),
    lead: i18n.t('A high collar, and the floor is yours.'),
  }),
  adidas: () => ({
    title: i18n.t('On the stairs.'),
    lead: i18n.t('Soft, low, nowhere to be.'),
  }),
  'new-balance': () => ({
    title: i18n.t('One more lap.'),
    lead: i18n.t('Cushioning for when your legs have had enough.'),
    tone: 'dark',
    tallTone: 'light',
  }),
  puma: () => ({
    title: i18n.t('After the rain.'),
    lead: i18n.t('The street shines, and so do you.'),
    tone: 'dark',
  }),
  vans: () => ({
    title: i18n.t('Concrete, still warm.'),
    lead: i18n.t('Flat soles for the last hour of light.'),
    tallTone: 'dark',
  }),
  balenciaga: () => ({
    title: i18n.t('Less, and louder.'),
    lead: i18n.t('One dark shape, one sharp line of light.'),
    tallTone: 'dark',
  }),
};

/**
 * A brand's story (rule V30).
 *
 * @param path the brand's path
 */
export function brandStory(path: string): StoryBannerProps {
  const { value, label } = BRANDS.find((brand) => brand.path === path)!;
  return {
    ...WORDS[path]!(),
    link: { href: cataloguePath({ brand: [value] }), text: i18n.t('See all of {brand}', { brand: label }) },
    picture: editorialPicture(path),
  };
}
