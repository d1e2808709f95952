import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { LIMITS } from '../../../lib/limits';
import { IconButton, SectionTitle, useIsHydrating, recipeClasses, VisuallyHidden } from '../../../ui';
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../product-card/product-card';
import { productSlider } from './product-slider.recipe';

export interface ProductSliderProps<P extends CardProduct & { _id: string }> {
  /** The title above the row, which also names the section. */
  title: string;
  /** Undefined while they load. */
  products: readonly P[] | undefined;
  /** The address of a card's link. */
  hrefOf: (product: P) => string;
  /** The section's id, so that a type bar can scroll to it. */
  id?: string;
  /** The catalogue's address with the slider's products; without it the title leads nowhere. */
  allHref?: string;
  /** How many products are there; undefined while that is not known. */
  total?: number;
}

/** The positions that are visible at first. */
const FIRST = [0, 1, 2, 3];

/** One row of cards. An arrow moves 424 px; three products need no arrows (rule V5). */
export function ProductSlider<P extends CardProduct & { _id: string }>(props: ProductSliderProps<P>) {
  const { title, products, hrefOf, id, allHref, total } = props;
  const styles = recipeClasses(productSlider);
  const titleId = useId();
  const { ref, onScroll, measure, move, atStart, atEnd } = useRailEnds();
  const arrows = (products?.length ?? 0) > LIMITS.sliderArrowsAbove && (
    <div className={styles.arrows}>
      <IconButton
        label={i18n.t('Previous')}
        icon={ArrowLeft}
        variant="outline"
        disabled={atStart}
        onClick={() => move(-LIMITS.sliderStep)}
      />
      <IconButton
        label={i18n.t('Next')}
        icon={ArrowRight}
        variant="outline"
        disabled={atEnd}
        onClick={() => move(LIMITS.sliderStep)}
      />
    </div>
  );
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId} aria-busy={!products || undefined}>
      <div className={styles.head}>
        <SectionTitle id={titleId} actions={arrows} more={allHref ? seeAll(allHref, total) : undefined}>
          {title}
        </SectionTitle>
      </div>
      {!products && <VisuallyHidden role="status">{i18n.t('Loading products')}</VisuallyHidden>}
      <ul className={styles.rail} ref={ref} onScroll={onScroll}>
        {products ? (
          <Cards products={products} hrefOf={hrefOf} onDrawn={measure} />
        ) : (
          FIRST.map((place) => (
            <li key={place} className={styles.item}>
              <ProductCardSkeleton />
            </li>
          ))
        )}
      </ul>
    </section>
  );
}

const seeAll = (href: string, total: number | undefined) => ({
  href,
  text: total === undefined ? i18n.t('See all') : i18n.t('See all {total}', { total }),
});

interface CardsProps<P> {
  products: readonly P[];
  hrefOf: (product: P) => string;
  onDrawn: (count: number) => void;
}

/**
 * The cards: in the browser the visible ones first, then the others with low priority, so that the page reacts to
 * touches.
 */
function Cards<P extends CardProduct & { _id: string }>({ products, hrefOf, onDrawn }: CardsProps<P>) {
  const styles = recipeClasses(productSlider);
  const isWhole = useDeferredValue(true, useIsHydrating());
  const drawn = isWhole ? products : products.slice(0, FIRST.length);
  useEffect(() => onDrawn(drawn.length), [drawn.length, onDrawn]);
  return drawn.map((product) => (
    <li key={product._id} className={styles.item}>
      <ProductCard product={product} href={hrefOf(product)} sizes="(min-width: 701px) 420px, 272px" />
    </li>
  ));
}

/** Whether the rail is at either end, and a function that scrolls it; measured after layout and on each change. */
function useRailEnds() {
  const ref = useRef<HTMLUListElement>(null);
  const [length, measure] = useState(0);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const onScroll = useCallback(() => {
    const rail = ref.current;
    if (!rail) return;
    const atStart = rail.scrollLeft <= 1;
    const atEnd = rail.scrollWidth > 0 && rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 1;
    setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
  }, []);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(onScroll);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [length, onScroll]);
  const move = (by: number) => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollBy({ left: by, behavior: still ? 'auto' : 'smooth' });
  };
  return { ref, onScroll, measure, move, ...ends };
}
