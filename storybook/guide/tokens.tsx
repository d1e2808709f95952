import { chakra } from '@chakra-ui/react';
import { system } from '../../web/src/theme/system';
import { contrast } from './contrast';
import { GuidePage, GuideSection } from './guide-page';

const INK = '#131211';
const PAPER = '#FFFFFF';
const NIGHT = '#121110';

/** Name, light, dark: read from the theme, so that this page cannot fall behind it. */
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
].map((name) => {
  const conditions = system.tokens.getByName(`colors.${name}`)?.extensions.conditions as
    { base: string; _dark: string } | undefined;
  return { name, light: conditions?.base ?? INK, dark: conditions?._dark ?? PAPER };
});

const SPACES = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 112];

function Swatches({ mode, paper }: { mode: 'light' | 'dark'; paper: string }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', md: 'repeat(6, 1fr)' }}
      columnGap="1"
      rowGap="6"
    >
      {COLOURS.map((colour) => (
        <li key={colour.name}>
          <chakra.div
            height="20"
            boxShadow="inset 0 0 0 1px {colors.border.line}"
            style={{ backgroundColor: colour[mode] }}
          />
          <chakra.p textStyle="title" marginTop="2">
            {colour.name}
          </chakra.p>
          <chakra.p textStyle="meta" color="fg.muted" fontFamily="display">
            {colour[mode].toUpperCase()}
          </chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {colour.name === 'bg'
              ? `${contrast(paper, mode === 'light' ? INK : '#F5F2EE').toFixed(1)} under ink`
              : `${contrast(colour[mode], paper).toFixed(1)} on paper`}
          </chakra.p>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Colour with contrast figures, space, radius and shadow. */
export function Tokens() {
  return (
    <GuidePage
      title="Tokens."
      lead="Ink, paper, one warm grey. Colour appears only as a status, an error, three medals and real swatches. Contrast is counted here, from the values that the shop itself uses."
    >
      <GuideSection title="Colour, light">
        <Swatches mode="light" paper={PAPER} />
      </GuideSection>
      <GuideSection title="Colour, dark">
        <Swatches mode="dark" paper={NIGHT} />
      </GuideSection>
      <GuideSection title="Space">
        <chakra.div display="flex" alignItems="flex-end" gap="4" flexWrap="wrap">
          {SPACES.map((size) => (
            <chakra.div key={size} textAlign="center">
              <chakra.div background="bg.tile" style={{ width: size, height: size }} />
              <chakra.p textStyle="meta" fontFamily="display" marginTop="2">
                {size}
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Radius and shadow">
        <chakra.p textStyle="body" color="fg.soft">
          Radius 2 px; tiles, film and rows have none. One shadow, under overlays only. Borders are inset
          shadows: 1 px, 2 px on a focused or wrong field, so that nothing shifts.
        </chakra.p>
      </GuideSection>
    </GuidePage>
  );
}
