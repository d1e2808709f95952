import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '../../../lib/i18n';
import { Drawer, TilePicture, recipeClasses } from '../../../ui';
import { productDetail } from './product-detail.recipe';

export interface PictureZoomProps {
  /** Whether it covers the page. */
  open: boolean;
  onClose: () => void;
  /** The picture's path. */
  path: string;
  /** What the picture shows. */
  title: string;
}

/**
 * A picture as large as the window; a press magnifies the spot it is on. A mouse then looks around by moving, a finger
 * and the arrow keys by scrolling, and two fingers magnify as everywhere (rule V36).
 */
export function PictureZoom({ open, onClose, path, title }: PictureZoomProps) {
  const styles = recipeClasses(productDetail);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const close = () => {
    setNear(false);
    onClose();
  };
  const lookAt = (x: number, y: number) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box.current!;
    box.current!.scrollTo?.((scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y);
  };
  const lookUnder = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    lookAt((clientX - left) / width, (clientY - top) / height);
  };
  const onClick = (event: MouseEvent) => {
    // The second of a double tap.
    if (event.detail > 1) return;
    flushSync(() => setNear(!isNear));
    if (isNear) return;
    if (event.detail === 0) lookAt(0.5, 0.5);
    else lookUnder(event);
  };
  return (
    <Drawer side="full" open={open} onClose={close} title={title}>
      <div ref={box} className={styles.zoom}>
        <button
          type="button"
          className={styles.zoomed}
          aria-label={i18n.t('Magnify')}
          aria-pressed={isNear}
          onClick={onClick}
          onPointerMove={(event) => isNear && event.pointerType === 'mouse' && lookUnder(event)}
        >
          <TilePicture path={path} alt="" ratio="fill" sizes="250vw" />
        </button>
      </div>
    </Drawer>
  );
}
