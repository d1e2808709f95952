import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionStatus } from '../../../lib/action-status';
import { i18n } from '../../../lib/i18n';
import { Button, FieldError, IconButton, StatusButton, recipeClasses } from '../../../ui';
import { productDetail } from './product-detail.recipe';

export interface ProductActionProps {
  /** For a visitor the button reads 'Sign in to shopping'. */
  signedIn: boolean;
  /** Whether a size is chosen. */
  hasSize: boolean;
  /** The state of adding to the cart. */
  status: ActionStatus;
  /** Adds the chosen size to the cart, or leads a visitor to the sign-in (rule K10). */
  onAddToCart: () => void;
  /** Opens the cart. Set once a pair was added. */
  onViewCart?: () => void;
  /** Leads to the form that asks to be told when a size is back. Set where no pair of any colour is left. */
  onTellMe?: () => void;
  /** Why adding failed, in one sentence. */
  message?: string;
  /** What was just done, above the button on a phone and below it elsewhere. */
  notice?: ReactNode;
  /** Whether the product is a favourite. */
  favourite: boolean;
  /** Toggles the favourite. */
  onFavourite: () => void;
}

/**
 * The button works at any time for a visitor, since it leads to the sign-in. A customer chooses a size first. Once a
 * pair was added, the way to the cart is the main action; where none is left, to be told when one is back.
 */
export function ProductAction(props: ProductActionProps) {
  const { signedIn, hasSize, status, message, notice } = props;
  const { onAddToCart, onViewCart, onTellMe, favourite, onFavourite } = props;
  const styles = recipeClasses(productDetail);
  return (
    <div className={styles.action} data-fixed-bar>
      {onTellMe && <p className={styles.gone}>{i18n.t('Sold out in every color and size')}</p>}
      <div className={styles.actionMain}>
        {onTellMe ? (
          <Button wide size="lg" onClick={onTellMe}>
            {i18n.t('Tell me when it is back')}
          </Button>
        ) : (
          <StatusButton
            wide
            size="lg"
            variant={onViewCart && status === 'idle' ? 'outline' : 'ink'}
            status={status}
            disabled={signedIn && !hasSize}
            loadingText={i18n.t('Adding to cart')}
            successText={i18n.t('Added to cart')}
            onClick={onAddToCart}
          >
            {signedIn ? i18n.t('Add to cart') : i18n.t('Sign in to shopping')}
          </StatusButton>
        )}
      </div>
      {onViewCart && (
        <div className={styles.actionMain}>
          <Button wide size="lg" onClick={onViewCart}>
            {i18n.t('View cart')}
          </Button>
        </div>
      )}
      <div className={styles.favourite}>
        <IconButton
          label={i18n.t('Favourite')}
          icon={Heart}
          variant="outline"
          size="lg"
          pressed={favourite}
          onClick={onFavourite}
        />
      </div>
      {message && (
        <div className={styles.message}>
          <FieldError>{message}</FieldError>
        </div>
      )}
      <div className={styles.notice}>{notice}</div>
    </div>
  );
}
