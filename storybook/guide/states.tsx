import { TextLink } from '../../web/src/ui';
import { GuidePage, GuideRows, GuideSection } from './guide-page';
import { SPEC_STATES } from './spec-states';

const count = SPEC_STATES.reduce((sum, { states }) => sum + states.length, 0);

/** `cart-cart-drawer--empty` is the story Empty of the component Cart drawer. */
function nameOf(story: string): string {
  const words = story
    .replace(/^(back-office|[a-z]+)-/, '')
    .replace('--', ', ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the specification names, and where it can be looked at. */
export function States() {
  return (
    <GuidePage
      title="Every state, drawn."
      lead={`The specification names ${count} states of what is on the screen. Each has a story; a check fails when one is gone.`}
    >
      {SPEC_STATES.map(({ where, states }) => (
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
