import { chakra } from '@chakra-ui/react';
import { breakpoints } from '../../web/src/theme/breakpoints';
import { tokens } from '../../web/src/theme/tokens';
import { definitions } from './definitions';
import { GuideKeys, GuidePage, GuideRows, GuideSection } from './guide-page';

/** Read from the theme, so that this page stays correct. */
const pixels = (rem: unknown) => Number.parseFloat(String(rem)) * 16;
const SPACES = definitions(tokens.spacing);
/** Every space is a size as well, by the same key. */
const SIZES = Object.fromEntries(Object.entries(tokens.sizes).filter(([name]) => !(name in tokens.spacing)));
const CONTROLS = ['control.sm', 'control.icon', 'control', 'field', 'control.lg'] as const;
const RADII = definitions(tokens.radii);
const LAYERS = Object.entries(tokens.zIndex).map(([name, { value }]) => [name, String(value)] as const);

/** Space, controls, radius, shadow and layers. */
export function Space() {
  return (
    <GuidePage
      title="Steps of four."
      lead="Each gap has a meaning: 4 px between siblings, 12 to 16 between fields, 40 to 64 between columns, 64 to 80 between sections. No boxes around groups, also where a name says card: a line of 2 px (rule, in fg) opens a section, lines of 1 px (line, in border.line) separate its rows."
    >
      <GuideSection title="Space">
        <chakra.div display="flex" alignItems="flex-end" gap="4" flexWrap="wrap">
          {SPACES.map(({ name, value }) => (
            <chakra.div key={name}>
              <chakra.div background="bg.tile" style={{ width: value, height: value }} />
              <chakra.p textStyle="title" marginTop="2">
                {name}
              </chakra.p>
              <chakra.p textStyle="meta" color="fg.muted">
                {pixels(value)} px
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Breakpoints">
        <GuideRows
          rows={[
            ['base', 'Every width, first of all a phone of 360 px.'],
            ...Object.entries(breakpoints).map(([name, width]) => [name, `From ${width} on.`] as const),
            [
              'tight',
              'Of theme/fragments.ts: where the column itself is narrower than 18rem, as in a drawer of 448 px with large letters. A drawer is as narrow at a desk as on a phone: write its parts for base.',
            ],
          ]}
        />
      </GuideSection>
      <GuideSection title="Controls">
        <chakra.div display="flex" alignItems="flex-end" gap="4" flexWrap="wrap">
          {CONTROLS.map((name) => (
            <chakra.div key={name}>
              <chakra.div
                width="28"
                height={name}
                borderRadius="sm"
                boxShadow="inset 0 0 0 1px {colors.border.control}"
              />
              <chakra.p textStyle="meta" marginTop="2">
                {name}, {pixels(tokens.sizes[name].value)} px
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Sizes">
        <GuideKeys of={SIZES} />
      </GuideSection>
      <GuideSection title="Radius">
        <chakra.div display="flex" gap="4" flexWrap="wrap">
          {RADII.map(({ name, value }) => (
            <chakra.div key={name}>
              <chakra.div width="20" height="20" background="bg.tile" borderRadius={name} />
              <chakra.p textStyle="meta" marginTop="2">
                {name}, {value}
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </GuideSection>
      <GuideSection title="Shadow">
        <chakra.div padding="10" background="bg.sunken">
          <chakra.div
            width="28"
            height="20"
            background="bg"
            borderRadius="sm"
            boxShadow="overlay"
            marginBottom="10"
          />
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" marginTop="2">
          One, under drawers, modals and the chat. Elements in the page have none. The frame of a control is
          an inset shadow, so that a thicker one moves nothing; lines between things are borders.
        </chakra.p>
      </GuideSection>
      <GuideSection title="Borders">
        <GuideKeys of={tokens.borders} />
      </GuideSection>
      <GuideSection title="Aspect ratios">
        <GuideKeys of={tokens.aspectRatios} />
      </GuideSection>
      <GuideSection title="Opacity">
        <GuideKeys of={tokens.opacity} />
      </GuideSection>
      <GuideSection title="Layers">
        <GuideRows rows={LAYERS} />
      </GuideSection>
    </GuidePage>
  );
}
