import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

const COMPONENT = `import { recipeClasses } from '../recipe-classes';
import { tag } from './tag.recipe';

export interface TagProps {
  /** The tag's text, one or two words. */
  children: string;
  /** Grey text, for an unavailable value. */
  muted?: boolean;
}

/** A word in a frame, for a product's property. */
export function Tag({ children, muted }: TagProps) {
  const styles = recipeClasses(tag);
  return (
    <span className={styles.root} data-muted={muted || undefined}>
      {children}
    </span>
  );
}`;

const RECIPE = `import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from '../../theme/fragments';

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
export const LongText: Story = { args: { children: 'Giày chạy bộ đường dài mùa mưa' } };`;

const TEST = `import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './tag.stories';

const { Default } = storiesOf(module);

test('shows its text', () => {
  render(<Default />);
  expect(screen.getByText('Running')).toBeVisible();
});`;

const SENTENCES = `import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { leftTag } from './left-tag.recipe';

export interface LeftTagProps {
  /** How many pairs are left of the size. */
  pairs: number;
}

/** How many pairs the shop still has. */
export function LeftTag({ pairs }: LeftTagProps) {
  const styles = recipeClasses(leftTag);
  return (
    <span className={styles.root}>
      {pairs === 0
        ? i18n.t('Sold out')
        : i18n.t('{pairs, plural, one {Only # pair left} other {Only # pairs left}}', { pairs })}
    </span>
  );
}`;

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

/** The steps for a newcomer, in order. */
export function Adding() {
  return (
    <GuidePage
      title="Adding a component."
      lead="Ten minutes, six steps. The example is a tag: a word in a frame. Every file is complete: copy it, then change it. In a widget’s folder, which lies one deeper, the paths have one more ../."
    >
      <GuideSection title="1. Choose its folder">
        <GuideRows
          rows={[
            ['It knows no shoe, order or person', 'web/src/ui/tag/, and a line in web/src/ui/index.ts'],
            [
              'It shows a product, order or person from its props',
              'Its group’s: web/src/widgets/catalogue/tag/',
            ],
            [
              'It fetches, sends or reads the address',
              'It is a feature: web/src/features/, which combines components.',
            ],
          ]}
        />
        <Text>
          First check that it does not exist yet. A new size or variant of a component is better than a second
          component.
        </Text>
      </GuideSection>
      <GuideSection title="2. Write its recipe and the component">
        <Text>
          A component contains no colour, length or duration; the linter refuses them, but for the frame of a
          story. The recipe beside it sets them by the names of tokens. A length that only this recipe has may
          be written there, in rem. What several recipes share is a function of web/src/theme/fragments.ts;
          what several components look like is a recipe of web/src/theme/recipes: fields in a column, rows of
          a list, a record, a text page. Each prop needs a comment, which the property table shows; a test
          fails without it. A component takes props and calls callbacks. It uses neither router nor queries.
        </Text>
        <Code file="web/src/ui/tag/tag.recipe.ts">{RECIPE}</Code>
        <Code file="web/src/ui/tag/tag.tsx">{COMPONENT}</Code>
        <Code file="web/src/ui/index.ts, in alphabetical order">{"export { Tag } from './tag/tag';"}</Code>
      </GuideSection>
      <GuideSection title="3. Write its sentences">
        <Text>
          A sentence stands where it is shown, in English, as a whole: figures, names and dates are
          placeholders, and what depends on a number is a plural. It is never put together from parts, nor
          kept in a constant of a module, which would keep one language. npm run messages writes it into
          web/src/locales/vi.po; write the Vietnamese there, as docs/voice.md says, and npm run check:messages
          finds what is missing.
        </Text>
        <Code file="web/src/widgets/product/left-tag/left-tag.tsx">{SENTENCES}</Code>
        <Code file="web/src/locales/vi.po">
          {'msgid "{pairs, plural, one {Only # pair left} other {Only # pairs left}}"\n' +
            'msgstr "{pairs, plural, other {Chỉ còn # đôi}}"'}
        </Code>
      </GuideSection>
      <GuideSection title="4. Write its stories">
        <Text>
          Write one story called Default, then one for each state in docs/rules.md. Add empty, loading, error
          and long Vietnamese texts where they are possible. The title is the group (Shop, Catalogue, Product,
          Cart, Checkout, Account, Back-office, Chat or Base) and the component’s name in words.
        </Text>
        <Code file="web/src/ui/tag/tag.stories.tsx">{STORIES}</Code>
        <Text>
          Every story is checked in light and dark mode, in English at 1366 px and in Vietnamese at 390 and
          360 px, so a story of its own for one of them is only needed where it shows something else: a
          phone’s other layout, a picture in the dark. It fixes mode or width: globals: {'{'} viewport: {'{'}{' '}
          value: 'phone' {'}'} {'}'}. A state in docs/rules.md, the list of what the shop promises (its lines
          are numbered: V13), has tags: ['promised'], by which Start/States lists it. A dialog has the
          decorator opensFromButton, and its Default story alone is on its page.
        </Text>
      </GuideSection>
      <GuideSection title="5. Write its test">
        <Text>
          npm run test:stories renders and plays every story in a browser and checks it with axe. The test
          holds what this component promises. Break the component once and see the test fail.
        </Text>
        <Code file="web/src/ui/tag/tag.test.tsx">{TEST}</Code>
      </GuideSection>
      <GuideSection title="6. Look, check, document">
        <GuideRows
          rows={[
            [
              'npm run storybook',
              'Look at it at http://localhost:6006: both modes, a phone, both languages, the accessibility panel.',
            ],
            ['npx prettier --write web/src/ui/tag', 'Formats its files.'],
            [
              'npx jest web/src/ui/tag web/src/components.test --selectProjects web',
              'Runs its test, and checks that its folder is complete.',
            ],
            [
              'npx eslint web/src/ui/tag',
              'Also npm run check:types. npm run check runs everything, as CI does.',
            ],
            [
              "npm run test:stories -- -g 'Base/Tag'",
              'Runs its stories in Chromium, with axe in light and dark mode on a desktop and a phone.',
            ],
            [
              'node scripts/compare-stories.mjs main',
              'Draws all stories of that commit and of your tree, and writes a page with the pictures that differ.',
            ],
          ]}
        />
        <Text>knip reports an exported component without a use, so use it in the same change.</Text>
      </GuideSection>
    </GuidePage>
  );
}
