import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProductDto } from '../../api/generated/model';
import { pairLine } from '../../lib/pair-line';
import { useMySize } from '../../state/my-size';
import { readChosenPair, returnHere } from '../../state/return-path';
import { useSession } from '../../state/session';
import { useAddToCart } from './use-add-to-cart';
import { useCameBack } from './use-came-back';
import { useChosenPair } from './use-chosen-pair';

/**
 * The chosen pair of a product and its way into the cart. A visitor is sent to sign in, and comes back with the pair in
 * the cart (rule K10).
 *
 * @param onStock called when the stock on the page may be outdated
 */
export function usePurchase(product: ProductDto, onStock: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const user = useSession();
  const [mySize, setMySize] = useMySize();
  const onAdded = ({ size: bought }: { size: string }) => {
    if (mySize === null) setMySize(bought);
  };
  const { add, ...cart } = useAddToCart(onAdded, onStock);
  const [savedPair] = useState(() => readChosenPair(location.state));
  const { chosen, color, size, setColor, setSize } = useChosenPair(product, mySize, savedPair);
  const onAddToCart = () => {
    if (!user) {
      return void navigate('/sign-in', { state: { ...returnHere(location), choice: { color, size } } });
    }
    if (!size || !chosen) return;
    void add(pairLine(product, chosen, size));
  };
  const isAsChosen = size !== null && size === savedPair?.size && color === savedPair.color;
  const canAdd = user !== null && isAsChosen;
  const hasComeBack = useCameBack(savedPair, canAdd, cart.added !== null, onAddToCart);
  return { ...cart, isSignedIn: user !== null, color, size, setColor, setSize, onAddToCart, hasComeBack };
}
