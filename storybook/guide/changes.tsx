import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** Newest first: tokens and components that were added, changed or removed. */
const CHANGES = [
  {
    when: '27/11/2026',
    what: [
      ['Language link', 'New: the present page in the other language, in header, footer and back-office.'],
      ['Language offer', 'New: the other language, offered once below the footer.'],
      ['Data list', 'column() names a column whose label is worded when it is shown.'],
    ],
  },
  {
    when: '21/11/2026',
    what: [
      ['Tile picture', 'The ratio sheet was removed: nothing used it.'],
      [
        'Properties',
        'The tables come from the TypeScript types; a test checks that each property has a description.',
      ],
      ['Chat', 'Its ten states are in the list of promised states.'],
      ['Head button', 'Removed: it was Button with another height. Use Button size="tool" with an icon.'],
      ['Button', 'Size tool (44 px) and icon.'],
      ['Data list', 'A column’s width is a number of 4 px steps, or a grid track.'],
      ['Every component of ui', 'Has a folder with its stories and test, and its own page here.'],
      ['Order history, order record', 'Have stories.'],
      ['Raw colours, lengths and times', 'Refused by the linter in every component.'],
      [
        'Reduced motion',
        'Animations last 0 s, not 0.01 ms: an overlay could miss the animation’s end and stay open.',
      ],
      ['Flows', 'Add to cart, checkout, product form, status change: the whole app with a mocked API.'],
    ],
  },
] as const;

/** The library's change log. */
export function Changes() {
  return (
    <GuidePage
      title="Changes."
      lead="Tokens and components that were added, changed or removed, and their replacements. Add the line in the same commit."
    >
      {CHANGES.map(({ when, what }) => (
        <GuideSection key={when} title={when}>
          <GuideRows rows={what} />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
