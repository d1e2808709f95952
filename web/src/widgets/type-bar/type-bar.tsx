import { chakra } from '@chakra-ui/react';
import { titleCase } from '../../lib/text';
import { TilePicture, useStyles } from '../../ui';

export interface TypeBarProps {
  /** The types a brand has, as data words, with the picture for each. */
  types: readonly { type: string; navbarImage: string }[];
  /** A type was pressed: scroll smoothly to its section (specification section 2). */
  onSelect: (type: string) => void;
}

/** A brand's types with a thumbnail each. */
export function TypeBar({ types, onSelect }: TypeBarProps) {
  const styles = useStyles('typeBar');
  return (
    <chakra.nav aria-label="Product types">
      <chakra.ul css={styles.root}>
        {types.map(({ type, navbarImage }) => (
          <li key={type}>
            <chakra.button type="button" css={styles.item} onClick={() => onSelect(type)}>
              <chakra.span css={styles.picture}>
                <TilePicture path={navbarImage} alt="" sizes="56px" />
              </chakra.span>
              {titleCase(type)}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
