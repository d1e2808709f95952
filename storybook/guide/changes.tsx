import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** Newest first; a token or component that came, changed its meaning or went. */
const CHANGES = [
  {
    when: '21/11/2026',
    what: [
      ['Tile picture', 'The ratio sheet is gone: nothing used it.'],
      [
        'Properties',
        'The tables are read from the TypeScript types; each property has a sentence, by check.',
      ],
      ['Chat', 'Its ten states stand in the list of the specification’s.'],
      ['Head button', 'Gone: it was Button with another height. Use Button size="tool" with an icon.'],
      ['Button', 'Size tool (44 px) and icon.'],
      ['Data list', 'A column’s width is a number of 4 px steps, or a grid track.'],
      ['Every component of ui', 'Has a folder with its stories and test, and its own page here.'],
      ['Order history, order record', 'Have stories.'],
      ['Raw colours, lengths and times', 'Refused by the linter in every component.'],
      ['Reduced motion', 'Animations last 0 s, not 0.01 ms: an overlay could miss its own end and stay.'],
      ['Flows', 'Add to cart, checkout, product form, status change: the app itself over a played shop.'],
    ],
  },
] as const;

/** What came, changed and went. */
export function Changes() {
  return (
    <GuidePage
      title="Changes."
      lead="Tokens and components: what came, what means something else now, what went and what to use instead. A line is written in the change that makes it true."
    >
      {CHANGES.map(({ when, what }) => (
        <GuideSection key={when} title={when}>
          <GuideRows rows={what} />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
