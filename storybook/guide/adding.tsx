import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

const COMPONENT = `import { tag } from '../../theme/recipes/tag';
import { useRecipeStyles } from '../use-styles';

export interface TagProps {
  /** The one or two words on it. */
  children: string;
  /** Cannot be pressed any more: the words are grey. */
  muted?: boolean;
}

/** A word in a hairline box, for what a product is rather than what it costs. */
export function Tag({ children, muted }: TagProps) {
  const styles = useRecipeStyles(tag);
  return (
    <span className={styles.root} data-muted={muted || undefined}>
      {children}
    </span>
  );
}`;

const RECIPE = `import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from './shared';

export const tag = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'inline-block',
      paddingInline: '2',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.control'),
      textStyle: 'meta',
      '&[data-muted]': { color: 'fg.muted' },
    },
  },
});`;

const STORIES = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag';

const meta = {
  title: 'Base/Tag',
  component: Tag,
  args: { children: 'Running' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { muted: true } };
export const LongWords: Story = { args: { children: 'Giày chạy bộ đường dài mùa mưa' } };`;

const TEST = `import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../widgets/story-checks';
import * as module from './tag.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('says its word', () => {
  render(<Default />);
  expect(screen.getByText('Running')).toBeVisible();
});`;

function Code({ file, children }: { file: string; children: string }) {
  return (
    <>
      <chakra.p textStyle="title" marginTop="6">
        {file}
      </chakra.p>
      <chakra.pre
        tabIndex={0}
        marginTop="2"
        padding="4"
        background="bg.sunken"
        overflowX="auto"
        textStyle="small"
        fontFamily="monospace"
      >
        {children}
      </chakra.pre>
    </>
  );
}

const Text = ({ children }: { children: ReactNode }) => (
  <chakra.p textStyle="body" color="fg.soft" maxWidth="text" marginTop="2">
    {children}
  </chakra.p>
);

/** What a newcomer does, in order. */
export function Adding() {
  return (
    <GuidePage
      title="Adding a component."
      lead="Ten minutes, five steps. The example is a tag: a word in a hairline box. Every file is given whole; take it, then make it yours."
    >
      <GuideSection title="1. Where it belongs">
        <GuideRows
          rows={[
            ['It knows no shoe, order or person', 'web/src/ui/tag/, and a line in web/src/ui/index.ts'],
            ['It draws something of the shop from props', 'web/src/widgets/tag/'],
            [
              'It fetches, sends or reads the address',
              'It is no component: web/src/features/, which composes some.',
            ],
          ]}
        />
        <Text>
          Look here first whether it is there already: a size or a variant of a component is better than its
          twin.
        </Text>
      </GuideSection>
      <GuideSection title="2. Its look, and the component">
        <Text>
          A component has no colour, length or time of its own; the linter refuses them. They stand in a
          recipe, by the names of the tokens. Each prop has a sentence: it is the documentation’s table, and a
          check misses it where there is none. Props in, callbacks out; no router, no query.
        </Text>
        <Code file="web/src/theme/recipes/tag.ts">{RECIPE}</Code>
        <Code file="web/src/ui/tag/tag.tsx">{COMPONENT}</Code>
        <Code file="web/src/ui/index.ts, in the order of the alphabet">
          {"export { Tag } from './tag/tag';"}
        </Code>
      </GuideSection>
      <GuideSection title="3. Its stories">
        <Text>
          One called Default, then one for each state that the specification names, and empty, loading, error
          and long Vietnamese words where it can have them. The title begins with where a person meets it:
          Catalogue, Product, Cart, Checkout, Account, Back-office, Chat or Base.
        </Text>
        <Code file="web/src/ui/tag/tag.stories.tsx">{STORIES}</Code>
        <Text>
          Light, dark, phone and desktop need no stories of their own: every story is run in all four. A state
          that the specification names gets a line in storybook/guide/spec-states.ts.
        </Text>
      </GuideSection>
      <GuideSection title="4. Its test">
        <Text>
          checkEveryStory draws and plays every story and asks axe; under it stands what this component
          promises. Break it once and see it fail. In web/src/widgets the path to story-checks is
          ‘../story-checks’.
        </Text>
        <Code file="web/src/ui/tag/tag.test.tsx">{TEST}</Code>
      </GuideSection>
      <GuideSection title="5. Look, check, write down">
        <GuideRows
          rows={[
            [
              'npm run storybook',
              'Look at it at http://localhost:6006: both modes, a phone, the accessibility panel.',
            ],
            [
              'npx prettier --write web/src/ui/tag web/src/theme/recipes/tag.ts',
              'Puts every line where the others have it.',
            ],
            [
              'npx jest web/src/ui/tag web/src/components --selectProjects web',
              'Its test, and that its folder is whole.',
            ],
            [
              'npx eslint web/src/ui/tag',
              'And npm run check:types. npm run check runs everything, as CI does.',
            ],
            [
              "npm run test:stories -- -g 'Base/Tag'",
              'Its stories in Chromium, light and dark, desk and phone. Says ‘A snapshot doesn’t exist’ until its pictures are accepted:',
            ],
            [
              "npm run snapshots -- --accept -g 'Base/Tag'",
              'Takes its pictures, two a story; commit them with it. Pictures of stories that are gone go too.',
            ],
            ['storybook/guide/changes.tsx', 'One line: what it is and why it came.'],
          ]}
        />
        <Text>
          knip finds a component that nobody uses once it is exported: use it in the same change. When a
          picture of another story changed, ‘npx playwright show-report playwright-report/stories’ shows both
          beside each other.
        </Text>
      </GuideSection>
    </GuidePage>
  );
}
