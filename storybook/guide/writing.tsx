import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** The shop's words. */
export function Writing() {
  return (
    <GuidePage
      title="Short sentences. Full stop."
      lead="Titles say one thing and end in a full stop. Interface words are English, as the shop’s owner wrote them; names, descriptions and addresses are Vietnamese or English, as they are."
    >
      <GuideSection title="Words we use">
        <GuideRows
          rows={[
            ['Just in · Sold Out', 'On a card: there is stock, there is none.'],
            ['Sold out', 'On a colour, and read out for a size.'],
            ['Add to cart', 'For a customer; ‘Sign in to shopping’ for a visitor.'],
            ['Cart, line', 'A line is a product, a colour and a size.'],
            ['Order #', 'And the first half of the order’s id.'],
            ['pending, delivering, completed, canceled', 'An order’s status, in small letters.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="Figures">
        <GuideRows
          rows={[
            ['Prices', '1.234.000đ: grouped the Vietnamese way, đ without a space.'],
            ['Dates', '2/11/2026: day, month, year, without leading zeros.'],
            ['Delivery', 'Always ‘Free’, never 0đ.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="When something fails">
        <GuideRows
          rows={[
            ['Say what to do', '‘Only 1 left. Lower the quantity.’, not ‘Error’.'],
            ['Say it where it happened', 'Under the field, in the line, beside the button.'],
            ['Never colour alone', 'An icon and a sentence go with the red.'],
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}
