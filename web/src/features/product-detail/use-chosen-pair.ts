import { useState } from 'react';
import type { ProductDto } from '../../api/generated/model';
import { isLeft, openingChoice } from '../../lib/product-stock';
import { type RequestedOptions, useRequestedOptions } from '../../state/requested-options';
import type { ChosenPair } from '../../state/return-path';

/** The colour and the size that are chosen at first: what was chosen before signing in, if it is left. */
function openWith(
  { colors }: ProductDto,
  mySize: string | null,
  requested: RequestedOptions,
  savedPair?: ChosenPair,
) {
  const wanted = colors.find(({ color }) => color === savedPair?.color);
  if (wanted) {
    const size = savedPair?.size ?? mySize;
    return { mySize, requested, color: wanted.color, size: isLeft(wanted, size) ? size : null };
  }
  return { mySize, requested, ...openingChoice(colors, requested, mySize) };
}

/**
 * The colour and the size of a product that are chosen; a size that is not left is none.
 *
 * @param mySize the shopper's own size
 * @param savedPair what was chosen before signing in
 */
export function useChosenPair(product: ProductDto, mySize: string | null, savedPair: ChosenPair | undefined) {
  const requested = useRequestedOptions();
  const [opened, setOpened] = useState(() => openWith(product, mySize, requested, savedPair));
  const [color, setColor] = useState(opened.color);
  const [wanted, setSize] = useState(opened.size);
  // The server rendered the product without the shopper's own size, and the product may come before the list that says
  // how the search was read.
  if (opened.mySize !== mySize || opened.requested !== requested) {
    const now = openWith(product, mySize, requested, savedPair);
    setOpened(now);
    if (wanted === opened.size && color === opened.color) {
      setColor(now.color);
      setSize(now.size);
    }
  }
  const colorNamed = (name: string) => product.colors.find((entry) => entry.color === name);
  const chosen = colorNamed(color);
  // What is fetched again may have lost the chosen colour to another name, or sold the size.
  if (!chosen && product.colors.length > 0) {
    const now = openWith(product, mySize, requested);
    setColor(now.color);
    setSize(now.size);
  }
  const size = isLeft(chosen, wanted) ? wanted : null;
  return {
    /** The colour with its data; undefined for a product without colours. */
    chosen,
    color,
    size,
    setSize,
    /** Keeps the size, or else the shopper's own, where the next colour has it. */
    setColor: (next: string) => {
      setColor(next);
      const own = size ?? mySize;
      setSize(isLeft(colorNamed(next), own) ? own : null);
    },
  };
}
