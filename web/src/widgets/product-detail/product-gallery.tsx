import { Rotate3d } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '../../lib/i18n';
import { TilePicture, useStyles } from '../../ui';
import { useCanShow3d } from '../shoe-viewer/can-show-3d';
import { ShoeViewer } from '../shoe-viewer/shoe-viewer';
import { productDetail } from './product-detail.recipe';

export interface ProductGalleryProps {
  /** The product's name, for the alternative texts. */
  name: string;
  /** The chosen colour's name. */
  color: string;
  /** Paths, at most six, in the order of the views. */
  pictures: readonly string[];
  /** The path of the product's 3D model; omit it when there is none. */
  model?: string;
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

/**
 * One large picture to swipe, and on a wide screen six thumbnails below it. A shoe with a model can be turned in the
 * picture's place, where the browser can.
 */
export function ProductGallery({ name, color, pictures, model }: ProductGalleryProps) {
  const styles = useStyles(productDetail);
  const stage = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useCurrent(color);
  const canTurn = useCanShow3d(model !== undefined);
  const [isWanted, setWanted] = useState(false);
  const isTurning = isWanted && canTurn && model !== undefined;
  const scrollTo = (index: number) => {
    const width = stage.current?.clientWidth ?? 0;
    stage.current?.scrollTo?.({ left: width * index });
  };
  const show = (index: number) => {
    // The pictures are drawn anew after the model.
    flushSync(() => {
      setCurrent(index);
      setWanted(false);
    });
    scrollTo(index);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = stage.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        {canTurn && (
          <button
            ref={turn}
            type="button"
            className={styles.turn}
            aria-label={i18n.t('See in 3D')}
            aria-pressed={isTurning}
            onClick={() => (isTurning ? show(current) : setWanted(true))}
          >
            <Rotate3d aria-hidden strokeWidth={1.6} />
          </button>
        )}
        {isTurning ? (
          <ShoeViewer
            name={name}
            model={model}
            color={color}
            poster={pictures[0] ?? ''}
            onBack={() => {
              show(current);
              turn.current?.focus();
            }}
          />
        ) : (
          <div
            key={color}
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
        )}
      </div>
      {pictures.length > 1 && (
        <p className={styles.dots} data-hidden={isTurning || undefined} aria-hidden>
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
            aria-current={index === current && !isTurning}
            onClick={() => show(index)}
          >
            <TilePicture path={path} alt="" sizes="120px" />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The index of the picture that is shown: another colour begins with its first one. */
function useCurrent(color: string) {
  const [shown, setShown] = useState({ color, index: 0 });
  const current = shown.color === color ? shown.index : 0;
  return [current, (index: number) => setShown({ color, index })] as const;
}
