import { PRODUCT_TYPES } from '../../../lib/choices';
import { i18n } from '../../../lib/i18n';
import { inWidths } from '../../../lib/images';
import { recipeClasses } from '../../../ui';
import { productDetail } from './product-detail.recipe';

/** A shoe of the same type beside something whose size every hand knows. Nothing for a type without such a picture (rule V31). */
export function ScalePicture({ type }: { type: string }) {
  const styles = recipeClasses(productDetail);
  if (!PRODUCT_TYPES.some((known) => known === type)) return null;
  const path = `/media/editorial/scale-${type}-`;
  return (
    <figure className={styles.scale}>
      <picture>
        {['avif', 'webp'].map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={inWidths(path, format, [600, 1200])}
            sizes="(max-width: 1023px) 100vw, 448px"
          />
        ))}
        <img src={`${path}600.webp`} alt="" loading="lazy" decoding="async" />
      </picture>
      <figcaption>{i18n.t('How big it is: a shoe of this type beside a 330 ml can.')}</figcaption>
    </figure>
  );
}
