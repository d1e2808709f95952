import { ProductCard } from '../../web/src/widgets/product-card/product-card';
import { courtNova, highTop, soldOut } from '../../web/src/widgets/story-data';
import { chakra } from '@chakra-ui/react';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

const GROUPS = [
  ['Catalogue', 'What a visitor sees first: header, film, sliders, cards, filters, search.'],
  ['Product', 'The modal in which a shoe is chosen: pictures, colour, size, add to cart.'],
  ['Cart', 'The drawer, its lines and its sum.'],
  ['Checkout', 'Order lines, customer information, payment, the bar with the total.'],
  ['Account', 'Sign-in, sign-up, a customer’s details and order history.'],
  ['Back-office', 'Dashboard, lists, forms and dialogs of the people who run the shop.'],
  ['Chat', 'The button in the corner, its panel, and what is said in it.'],
  ['Base', 'Buttons, fields, choices, overlays: what everything else is made of.'],
] as const;

/** The opening page: what this library is. */
export function Welcome() {
  return (
    <GuidePage
      title="The shoe is the colour."
      lead="Everything else is black, white and one warm grey. This library holds every piece of the shop, grouped by where a person meets it, in every state it can be in."
    >
      <GuideSection title="Three of them">
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="1">
          {[courtNova, highTop, soldOut].map((product) => (
            <ProductCard key={product._id} product={product} href="#" />
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Where things are">
        <GuideRows rows={GROUPS} />
      </GuideSection>
      <GuideSection title="How to look at them">
        <GuideRows
          rows={[
            ['Mode', 'Light, dark or the system’s, in the toolbar above a story.'],
            ['Viewport', 'A phone of 390 or 360 px, a tablet, a desktop of 1366 px.'],
            ['Motion', 'As the system has it, or reduced: what moves stands still.'],
            [
              'Accessibility',
              'The panel under a story; every story passes WCAG 2.2 AA in both modes and sizes.',
            ],
            ['Controls', 'Change a property and see what a component does with it.'],
            ['Flows', 'What a person does across components, played step by step.'],
            ['States', 'Each state that the specification names, and its story.'],
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}
