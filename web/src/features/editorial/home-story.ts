import { i18n } from '../../lib/i18n';
import { editorialPicture } from '../../lib/images';
import { cataloguePath } from '../../state/url';
import type { StoryBannerProps } from '../../widgets/catalogue/story-banner/story-banner';

/** The home page's story (rule V30). */
export function homeStory(): StoryBannerProps {
  return {
    title: i18n.t('Made to be walked in.'),
    lead: i18n.t('Leather that gets softer with every street.'),
    link: { href: cataloguePath({ material: ['leather'] }), text: i18n.t('See leather shoes') },
    picture: editorialPicture('home'),
  };
}
