import { TextLink } from '../../web/src/ui';
import { GuidePage, GuideRows, GuideSection } from './guide-page';
import { PROMISED_STATES } from './promised-states';

const count = PROMISED_STATES.reduce((sum, { states }) => sum + states.length, 0);

/** The story's name: `cart-cart-drawer--empty` is the story Empty of the component Cart drawer. */
function nameOf(story: string): string {
  const words = story
    .replace(/^(back-office|[a-z]+)-/, '')
    .replace('--', ', ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Links to the stories of all promised states. */
export function States() {
  return (
    <GuidePage
      title="Every state, drawn."
      lead={`The shop promises ${count} states on its screens. Each has a story; a test fails when one is missing.`}
    >
      {PROMISED_STATES.map(({ where, states }) => (
        <GuideSection key={where} title={where}>
          <GuideRows
            rows={states.map(([state, story]) => [
              state,
              <TextLink key={story} href={`./?path=/story/${story}`} target="_top">
                {nameOf(story)}
              </TextLink>,
            ])}
          />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
