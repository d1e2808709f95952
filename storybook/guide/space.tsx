import { chakra } from '@chakra-ui/react';
import { tokens } from '../../web/src/theme/tokens';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** Read from the theme, so that this page stays correct. */
const pixels = (rem: unknown) => Number.parseFloat(String(rem)) * 16;
const SPACES = Object.values(tokens.spacing)
  .map(({ value }) => pixels(value))
  .filter((size) => size > 0);
const CONTROLS = ['control.sm', 'control.icon', 'control', 'field', 'control.lg'] as const;
const RADII = ['none', 'sm', 'round'] as const;
const LAYERS = Object.entries(tokens.zIndex).map(([name, { value }]) => [name, String(value)] as const);

/** Space, controls, radius, shadow and layers. */
export function Space() {
  return (
    <GuidePage
      title="Steps of four."
      lead="Each gap has a meaning: 4 px between siblings, 12 between fields, 40 to 72 between columns, 80 between sections. No boxes around groups: a thick line opens a section, thin lines separate its rows."
    >
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
      <GuideSection title="Radius">
        <chakra.div display="flex" gap="4" flexWrap="wrap">
          {RADII.map((name) => (
            <chakra.div key={name}>
              <chakra.div width="20" height="20" background="bg.tile" borderRadius={name} />
              <chakra.p textStyle="meta" marginTop="2">
                {name}, {tokens.radii[name].value}
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
          One, under drawers, modals and the chat. Elements in the page have none. Borders are inset shadows,
          so that a thicker one moves nothing.
        </chakra.p>
      </GuideSection>
      <GuideSection title="Layers">
        <GuideRows rows={LAYERS} />
      </GuideSection>
    </GuidePage>
  );
}
