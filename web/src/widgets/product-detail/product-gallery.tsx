import { useRef, useState } from 'react';
import { i18n } from '../../lib/i18n';
import { TilePicture, useStyles } from '../../ui';
import { productDetail } from './product-detail.recipe';

export interface ProductGalleryProps {
  /** The product's name, for the alternative texts. */
  name: string;
  /** Paths, at most six, in the order of the views. */
  pictures: readonly string[];
}

/** The views of a colour's pictures, in order. */
const VIEWS = [
  () => i18n.t('three-quarter view'),
  () => i18n.t('side'),
  () => i18n.t('other side'),
  () => i18n.t('from above'),
  () => i18n.t('sole'),
  () => i18n.t('detail'),
];

function viewOf(index: number): string {
  return VIEWS[index]?.() ?? i18n.t('picture {number}', { number: index + 1 });
}

/** One large picture to swipe, and on a wide screen six thumbnails below it. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const styles = useStyles(productDetail);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    setCurrent(index);
    const width = stage.current?.clientWidth ?? 0;
    stage.current?.scrollTo?.({ left: width * index });
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = stage.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return (
    <div className={styles.gallery}>
      <div
        ref={stage}
        className={styles.stage}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={i18n.t('Pictures')}
      >
        {pictures.map((path, index) => (
          <div key={path} className={styles.shot}>
            <TilePicture
              path={path}
              alt={`${name}, ${viewOf(index)}`}
              ratio="fill"
              sizes="(min-width: 1024px) 720px, 100vw"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <p className={styles.dots} aria-hidden>
          {pictures.map((path, index) => (
            <span key={path} className={styles.dot} data-current={index === current || undefined} />
          ))}
          <span className={styles.count}>
            {current + 1}/{pictures.length}
          </span>
        </p>
      )}
      <div className={styles.thumbs}>
        {pictures.map((path, index) => (
          <button
            key={path}
            type="button"
            className={styles.thumb}
            aria-label={i18n.t('Show {view}', { view: viewOf(index) })}
            aria-current={index === current}
            onClick={() => show(index)}
          >
            <TilePicture path={path} alt="" sizes="120px" />
          </button>
        ))}
      </div>
    </div>
  );
}
