import { Maximize2, Rotate3d } from 'lucide-react';
import { type Ref, type UIEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '../../../lib/i18n';
import { IconButton, TilePicture, recipeClasses } from '../../../ui';
import { useCanShow3d } from '../shoe-viewer/can-show-3d';
import { ShoeViewer } from '../shoe-viewer/shoe-viewer';
import { PictureZoom } from './picture-zoom';
import { productDetail } from './product-detail.recipe';

export interface ProductGalleryProps {
  /** The product's name, for the alternative texts. */
  name: string;
  /** The chosen colour's name. */
  color: string;
  /** Paths, at most six. */
  pictures: readonly string[];
  /** The path of the product's 3D model; omit it when there is none. */
  model?: string;
}

/** The views that the demo's pictures are called after. */
const VIEWS: Record<string, () => string> = {
  'three-quarter': () => i18n.t('three-quarter view'),
  top: () => i18n.t('the pair from above'),
  side: () => i18n.t('side'),
  'other-side': () => i18n.t('other side'),
  sole: () => i18n.t('sole'),
  detail: () => i18n.t('detail'),
};

function viewOf(path: string, index: number): string {
  const name = path.split('/').at(-1)?.replace('-960.webp', '') ?? '';
  return VIEWS[name]?.() ?? i18n.t('picture {number}', { number: index + 1 });
}

/**
 * One large picture to swipe and to enlarge, and on a wide screen six thumbnails below it. A shoe with a model can be turned in the
 * picture's place, where the browser can.
 */
export function ProductGallery({ name, color, pictures, model }: ProductGalleryProps) {
  const styles = recipeClasses(productDetail);
  const stage = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useCurrent(color);
  const canTurn = useCanShow3d(model !== undefined);
  const [isWanted, setWanted] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const shown = pictures[current];
  const isTurning = isWanted && canTurn && model !== undefined;
  const show = (index: number) => {
    // The pictures are drawn anew after the model.
    flushSync(() => {
      setCurrent(index);
      setWanted(false);
    });
    stage.current?.scrollTo?.({ left: stage.current.clientWidth * index });
  };
  const leaveModel = () => {
    show(current);
    turn.current?.focus();
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
            onBack={leaveModel}
          />
        ) : (
          <Pictures
            key={color}
            ref={stage}
            name={name}
            pictures={pictures}
            onShown={setCurrent}
            onOpen={() => setLarge(true)}
          />
        )}
        {shown && !isTurning && (
          <div className={styles.enlarge}>
            <IconButton
              label={i18n.t('Enlarge the picture')}
              icon={Maximize2}
              variant="solid"
              onClick={() => setLarge(true)}
            />
          </div>
        )}
      </div>
      {shown && (
        <PictureZoom
          open={isLarge}
          onClose={() => setLarge(false)}
          path={shown}
          title={`${name}, ${viewOf(shown, current)}`}
        />
      )}
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
      <Thumbnails pictures={pictures} current={isTurning ? null : current} onShow={show} />
    </div>
  );
}

interface PicturesProps extends Pick<ProductGalleryProps, 'name' | 'pictures'> {
  ref: Ref<HTMLDivElement>;
  /** Called with the index of the picture that is scrolled to. */
  onShown: (index: number) => void;
  /** Called by a press on a picture. */
  onOpen: () => void;
}

function Pictures({ ref, name, pictures, onShown, onOpen }: PicturesProps) {
  const styles = recipeClasses(productDetail);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, clientWidth } = currentTarget;
    if (clientWidth > 0) onShown(Math.round(scrollLeft / clientWidth));
  };
  return (
    <div
      ref={ref}
      className={styles.stage}
      onScroll={onScroll}
      onClick={onOpen}
      tabIndex={0}
      role="region"
      aria-label={i18n.t('Pictures')}
    >
      {pictures.map((path, index) => (
        <div key={path} className={styles.shot}>
          <TilePicture
            path={path}
            alt={`${name}, ${viewOf(path, index)}`}
            ratio="fill"
            sizes="(min-width: 1024px) 720px, 100vw"
            priority={index === 0}
          />
        </div>
      ))}
    </div>
  );
}

interface ThumbnailsProps extends Pick<ProductGalleryProps, 'pictures'> {
  /** The index of the picture that is shown; null for the model. */
  current: number | null;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  const styles = recipeClasses(productDetail);
  return (
    <div className={styles.thumbs}>
      {pictures.map((path, index) => (
        <button
          key={path}
          type="button"
          className={styles.thumb}
          aria-label={i18n.t('Show {view}', { view: viewOf(path, index) })}
          aria-current={index === current}
          onClick={() => onShow(index)}
        >
          <TilePicture path={path} alt="" sizes="120px" />
        </button>
      ))}
    </div>
  );
}

/** The index of the picture that is shown: another colour begins with its first one. */
function useCurrent(color: string) {
  const [shown, setShown] = useState({ color, index: 0 });
  const current = shown.color === color ? shown.index : 0;
  return [current, (index: number) => setShown({ color, index })] as const;
}
