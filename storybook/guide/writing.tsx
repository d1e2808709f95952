import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** The shop's words. */
export function Writing() {
  return (
    <GuidePage
      title="Short sentences. Full stop."
      lead="A title says one thing and ends in a full stop. The interface is English and Vietnamese; the globe in the toolbar switches. Names and addresses are as people entered them."
    >
      <GuideSection title="Words we use">
        <GuideRows
          rows={[
            ['Just in · Sold Out', 'On a card: in stock, or not.'],
            ['Sold out', 'On a colour, and read by screen readers for a size.'],
            ['Add to cart', 'For a customer; ‘Sign in to shopping’ for a visitor.'],
            ['Cart, line', 'A line is a product, a colour and a size.'],
            ['Order #', 'Followed by the first half of the order’s id.'],
            ['pending, delivering, completed, canceled', 'An order’s status, in lower case.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="Figures">
        <GuideRows
          rows={[
            ['Prices', '1.234.000đ: vi-VN grouping, đ without a space.'],
            ['Dates', '2/11/2026: day, month, year, without leading zeros.'],
            ['Delivery', 'Always ‘Free’, never 0đ.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="When something fails">
        <GuideRows
          rows={[
            ['Say what to do', '‘Only 1 left. Lower the quantity.’, not ‘Error’.'],
            ['Say it where it happened', 'Under the field, in the line, next to the button.'],
            ['Never colour alone', 'Red comes with an icon and a sentence.'],
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}
