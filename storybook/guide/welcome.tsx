import { ProductCard } from '../../web/src/widgets/catalogue/product-card/product-card';
import { courtNova, highTop, soldOut } from '../../web/src/testing/story-data';
import { chakra } from '@chakra-ui/react';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

const GROUPS = [
  ['Shop', 'What is around every page: header, footer, the other language.'],
  ['Catalogue', 'The pages a visitor sees first: film, sliders, cards, filters, search.'],
  ['Product', 'The dialog of a shoe: pictures, colour, size, add to cart.'],
  ['Cart', 'The drawer, its lines and its sum.'],
  ['Checkout', 'Order lines, customer information, payment, the bar with the total.'],
  ['Account', 'Sign-in, sign-up, a customer’s details and order history.'],
  ['Back-office', 'Dashboard, lists, forms and dialogs for staff.'],
  ['Chat', 'The button in the corner, its panel and its messages.'],
  ['Base', 'Buttons, fields, choices, overlays: the parts of all other components.'],
] as const;

/** The opening page of the library. */
export function Welcome() {
  return (
    <GuidePage
      title="The shoe is the colour."
      lead="Everything else is black, white and one warm grey. This library shows every component of the shop in all of its states, grouped by page."
    >
      <GuideSection title="Three product cards">
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="1">
          {[courtNova, highTop, soldOut].map((product) => (
            <ProductCard key={product._id} product={product} href="#" />
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Groups">
        <GuideRows rows={GROUPS} />
      </GuideSection>
      <GuideSection title="Tools">
        <GuideRows
          rows={[
            ['Mode', 'Light, dark or the system’s, in the toolbar. A story that shows one mode keeps it.'],
            ['Language', 'English or Vietnamese; ‘Every sentence marked’ shows which texts are the shop’s.'],
            ['Viewport', 'A phone of 390 or 360 px, a tablet, a desktop of 1366 px, above a story.'],
            ['Motion', 'The system’s setting, or reduced motion, without animations.'],
            [
              'Accessibility',
              'The panel under a story; every story passes WCAG 2.2 AA in both modes and sizes.',
            ],
            ['Controls', 'Change a property and see its effect. A dialog opens from its button.'],
            ['Flows', 'Tasks across several components, played step by step.'],
            ['States', 'Every state that the shop promises, and its story.'],
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}
