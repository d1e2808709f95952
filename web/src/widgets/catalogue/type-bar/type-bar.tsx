import { typeName } from '../../../lib/choices';
import { i18n } from '../../../lib/i18n';
import { TilePicture, recipeClasses } from '../../../ui';
import { typeBar } from './type-bar.recipe';

export interface TypeBarProps {
  /** The brand's types as in data, with a picture each. */
  types: readonly { type: string; navbarImage: string }[];
  /** Called with the type to scroll to. */
  onSelect: (type: string) => void;
}

/** A brand's types, with a thumbnail each. */
export function TypeBar({ types, onSelect }: TypeBarProps) {
  const styles = recipeClasses(typeBar);
  return (
    <nav aria-label={i18n.t('Product types')}>
      <ul className={styles.root}>
        {types.map(({ type, navbarImage }) => (
          <li key={type}>
            <button type="button" className={styles.item} onClick={() => onSelect(type)}>
              <span className={styles.picture}>
                <TilePicture path={navbarImage} alt="" sizes="56px" />
              </span>
              {typeName(type)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
