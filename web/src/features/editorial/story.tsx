import { editorialPicture } from '../../lib/images';
import { StoryBanner } from '../../widgets/story-banner/story-banner';
import { storyOf } from './stories';

/**
 * A page's picture of shoes in use (rule V30).
 *
 * @param name home, or a brand's path
 */
export function Story({ name }: { name: string }) {
  const story = storyOf(name);
  return story && <StoryBanner {...story} picture={editorialPicture(name)} />;
}
