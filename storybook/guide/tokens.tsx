import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { system } from '../../web/src/theme/system';
import { Button, StatusButton, StatusDot, TextField } from '../../web/src/ui';
import { ProductCard } from '../../web/src/widgets/product-card/product-card';
import { courtNova, longName, soldOut } from '../../web/src/testing/story-data';
import { contrast } from './contrast';
import { GuidePage, GuideSection } from './guide-page';

type Mode = 'light' | 'dark';

/** A colour in both modes, read from the theme, so that this page stays correct. */
function colour(name: string): Record<Mode, string> {
  const conditions = system.tokens.getByName(`colors.${name}`)?.extensions.conditions as
    { base: string; _dark: string } | undefined;
  if (!conditions) throw new Error(`The theme has no colour ${name}.`);
  return { light: conditions.base.toUpperCase(), dark: conditions._dark.toUpperCase() };
}

const COLOURS = [
  'fg',
  'fg.soft',
  'fg.muted',
  'border.control',
  'border.line',
  'bg.sunken',
  'bg.tile',
  'status.pending',
  'status.delivering',
  'status.completed',
  'status.canceled',
  'bg',
].map((name) => ({ name, ...colour(name) }));

const PAPER = colour('bg');
const SUNKEN = colour('bg.sunken');
const INK = colour('fg');

function Swatches({ mode }: { mode: Mode }) {
  const figure = (one: string, other: string) => contrast(one, other).toFixed(1);
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', md: 'repeat(6, 1fr)' }}
      columnGap="1"
      rowGap="6"
    >
      {COLOURS.map((shown) => (
        <li key={shown.name}>
          <chakra.div
            height="20"
            boxShadow="inset 0 0 0 1px {colors.border.line}"
            style={{ backgroundColor: shown[mode] }}
          />
          <chakra.p textStyle="title" marginTop="2">
            {shown.name}
          </chakra.p>
          <chakra.p textStyle="meta" color="fg.muted" fontFamily="display">
            {shown[mode]}
          </chakra.p>
          {(shown.name === 'bg'
            ? [`${figure(PAPER[mode], INK[mode])} under ink`]
            : [
                `${figure(shown[mode], PAPER[mode])} on paper`,
                `${figure(shown[mode], SUNKEN[mode])} on sunken`,
              ]
          ).map((words) => (
            <chakra.p key={words} textStyle="meta" color="fg.muted">
              {words}
            </chakra.p>
          ))}
        </li>
      ))}
    </chakra.ul>
  );
}

/** The colours with their contrast, and components that use them. */
export function Tokens() {
  return (
    <GuidePage
      title="Ink, paper, one grey."
      lead="Colour appears only as a status, an error, three medals and real swatches. The contrast is computed from the shop’s own values. Text needs 4.5, a control’s edge 3, decoration none."
    >
      <GuideSection title="Colour, light">
        <Swatches mode="light" />
      </GuideSection>
      <GuideSection title="Colour, dark">
        <Swatches mode="dark" />
      </GuideSection>
      <GuideSection title="Buttons">
        <chakra.div display="flex" flexWrap="wrap" gap="1">
          <Button>Add to cart</Button>
          <StatusButton status="loading">Add to cart</StatusButton>
          <StatusButton status="success">Add to cart</StatusButton>
          <StatusButton status="failed" failedLabel="failed">
            Save
          </StatusButton>
          <Button disabled>Disabled</Button>
          <Button variant="outline">Cancel</Button>
        </chakra.div>
      </GuideSection>
      <GuideSection title="Status">
        <chakra.div display="flex" flexWrap="wrap" gap="6">
          {(['pending', 'delivering', 'completed', 'canceled'] as const).map((status) => (
            <StatusDot key={status} status={status} />
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Field">
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="3">
          <TextField label="Email" defaultValue="linh.nguyen@shop.test" />
          <TextField label="Email" defaultValue="" leading={<Mail aria-hidden strokeWidth={1.6} />} />
          <TextField label="Email" defaultValue="linh.nguyen@shop" error="Enter valid Email." />
        </chakra.div>
      </GuideSection>
      <GuideSection title="Product card">
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="1">
          {[courtNova, longName, soldOut].map((product) => (
            <ProductCard key={product._id} product={product} href="#" />
          ))}
        </chakra.div>
      </GuideSection>
    </GuidePage>
  );
}
