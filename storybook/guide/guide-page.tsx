import { chakra, ChakraProvider } from '@chakra-ui/react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { system } from '../../web/src/theme/system';
import { definitions, inPixels } from './definitions';

/** A page of the guide, in the shop's typefaces instead of Storybook's. */
export function GuidePage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Unstyled>
      <ChakraProvider value={system}>
        <chakra.main maxWidth="71rem" marginInline="auto" background="bg" color="fg">
          <chakra.h1 textStyle="display.lg">{title}</chakra.h1>
          <chakra.p textStyle="lead" fontWeight="regular" maxWidth="text" marginTop="4" color="fg.soft">
            {lead}
          </chakra.p>
          {children}
        </chakra.main>
      </ChakraProvider>
    </Unstyled>
  );
}

/** A section below the line that opens sections. */
export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section marginTop="16" borderTop="rule" borderColor="fg" paddingTop="4">
      <chakra.h2 textStyle="title" marginBottom="4">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** All definitions of a part of the theme: each key, and its value. */
export function GuideKeys({ of: part }: { of: object }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
      columnGap="6"
      rowGap="3"
    >
      {definitions<unknown>(part).map(({ name, value }) => (
        <div key={name}>
          <chakra.dt textStyle="title">{name}</chakra.dt>
          <chakra.dd textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {inPixels(value)}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

/** Rows of a term and its description, separated by lines. */
export function GuideRows({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <chakra.dl>
      {rows.map(([term, value], index) => (
        <chakra.div
          key={index}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '{sizes.panel} 1fr' }}
          alignItems="center"
          gap="4"
          paddingBlock="4"
          borderBottom="line"
          borderColor="border.line"
        >
          <chakra.dt textStyle="title">{term}</chakra.dt>
          <chakra.dd minWidth="0">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
