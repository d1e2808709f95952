import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { semanticTokens } from '../../web/src/theme/semantic-tokens';
import { tokens } from '../../web/src/theme/tokens';
import { Button, StatusButton, TextField } from '../../web/src/ui';
import { StatusDot } from '../../web/src/widgets/account/status-dot/status-dot';
import { ProductCard } from '../../web/src/widgets/catalogue/product-card/product-card';
import { courtNova, longName, soldOut } from '../../web/src/testing/story-data';
import { contrast } from './contrast';
import { definitions } from './definitions';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

type Mode = 'light' | 'dark';

const PLAIN = definitions(tokens.colors);

/** A colour as it is defined: in both modes, or the same in both. */
type Defined = string | { base: string; _dark: string };

function inMode(value: Defined, mode: Mode): string {
  const own = typeof value === 'string' ? value : value[mode === 'dark' ? '_dark' : 'base'];
  return PLAIN.find(({ name }) => own === `{colors.${name}}`)?.value ?? own;
}

/** All colours that have a purpose, read from the theme, so that none can be missing. */
const COLOURS = definitions<Defined>(semanticTokens.colors).map(({ name, value }) => ({
  name,
  light: inMode(value, 'light'),
  dark: inMode(value, 'dark'),
}));

/** What a colour stands on, where that is not the page. */
const GROUNDS: Record<string, string> = {
  'fg.inverse': 'fg',
  'fg.onTile': 'bg.tile',
  'banner.fg': 'banner.bg',
  'footer.fg': 'footer.bg',
  'footer.muted': 'footer.bg',
  'footer.rule': 'footer.bg',
};

/** The contrast of a colour with what it stands on, or of a ground with the ink on it; none of a transparent one. */
function figures(name: string, mode: Mode): string[] {
  const of = (wanted: string) => COLOURS.find((one) => one.name === wanted)![mode];
  const isGround = /^bg|\.bg$/.test(name);
  const ink = /tile|warm/.test(name) ? 'fg.onTile' : 'fg';
  const others = isGround ? [ink] : GROUNDS[name] ? [GROUNDS[name]] : ['bg', 'bg.sunken'];
  if (name === 'banner.bg' || name === 'footer.bg') return [];
  if (name === 'fg.onSolid')
    return definitions(tokens.colors.solid).map(({ name: solid, value }) =>
      line(of(name), value, `on solid.${solid}`),
    );
  return others
    .filter(() => of(name).startsWith('#'))
    .map((other) => line(of(name), of(other), `${isGround ? 'under' : 'on'} ${other}`));
}

const line = (one: string, other: string, words: string) => `${contrast(one, other).toFixed(1)} ${words}`;

/** What a colour is for, where its name does not say it. */
const PURPOSES: Record<string, string> = {
  bg: 'the page, panels',
  'bg.sunken': 'a ground apart: a message, a hovered row',
  'bg.tile': 'behind a shoe’s picture',
  'bg.warm': 'a loud field, such as the banner’s news',
  'bg.inert': 'a button that does not answer',
  fg: 'text, frames of what is chosen',
  'fg.soft': 'long text',
  'fg.muted': 'what is beside the matter',
  'fg.inverse': 'on fg',
  'fg.onTile': 'on a picture’s ground',
  'fg.onSolid': 'on a solid status',
  'border.control': 'the frame of a field or choice',
  'border.line': 'lines between rows',
  'status.canceled': 'canceled; every error',
  scrim: 'under an overlay',
};

function Swatch({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <li>
      <chakra.div
        height="20"
        boxShadow="inset 0 0 0 1px {colors.border.line}"
        style={{ backgroundColor: value }}
      />
      <chakra.p textStyle="title" marginTop="2">
        {name}
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" fontFamily="display">
        {value}
      </chakra.p>
      {children}
    </li>
  );
}

function Swatches({ children }: { children: ReactNode }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', md: 'repeat(6, 1fr)' }}
      columnGap="1"
      rowGap="6"
    >
      {children}
    </chakra.ul>
  );
}

function Purposes({ mode }: { mode: Mode }) {
  return (
    <Swatches>
      {COLOURS.map((shown) => (
        <Swatch key={shown.name} name={shown.name} value={shown[mode]}>
          {PURPOSES[shown.name] && <chakra.p textStyle="meta">{PURPOSES[shown.name]}</chakra.p>}
          {figures(shown.name, mode).map((words) => (
            <chakra.p key={words} textStyle="meta" color="fg.muted">
              {words}
            </chakra.p>
          ))}
        </Swatch>
      ))}
    </Swatches>
  );
}

/** The colours with their contrast, and components that use them. */
export function Tokens() {
  return (
    <GuidePage
      title="Ink, paper, one grey."
      lead="Colour appears only as a status, an error, three medals and real swatches. An error has the colour of a canceled order, status.canceled, with an icon and a sentence. The contrast is computed from the shop’s own values. Text needs 4.5, a control’s edge 3, decoration none."
    >
      <GuideSection title="Colour, light">
        <Purposes mode="light" />
      </GuideSection>
      <GuideSection title="Colour, dark">
        <Purposes mode="dark" />
      </GuideSection>
      <GuideSection title="Colour, without a mode">
        <Swatches>
          {PLAIN.map((shown) => (
            <Swatch key={shown.name} {...shown} />
          ))}
        </Swatches>
      </GuideSection>
      <GuideSection title="Which part">
        <GuideRows
          rows={[
            [
              'Button',
              'Something happens at once. 48 px high; 40 (sm) in a row of a list, 56 (lg) once a page.',
            ],
            ['StatusButton', 'Something is sent: it tells of waiting, success and failure itself.'],
            ['InlineForm', 'A button that becomes a field or two in its place.'],
            ['IconButton', '44 × 44 px to the finger. Icons are Lucide’s, 20 px, strokes of 1.6.'],
            ['FieldError', 'Under a field; ErrorNotice in place of what did not load, with Try again.'],
            [
              'opacity.disabled, dimmed, unavailable',
              'What does not answer, or is being renewed; the picture of what is sold out; a choice that is not there. Text that stays readable turns fg.muted instead.',
            ],
          ]}
        />
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
