import type { ProductDto } from '../../api/generated/model';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { DeletedProductsDialog } from './deleted-products-dialog';
import { ProductEditor } from './product-editor';
import { StockDialog } from './stock-dialog';
import { ConfirmDialog } from '../../ui';

/** The dialog over the list. */
export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'deleted' }
  | { kind: 'edit'; product: Pick<ProductDto, '_id'> }
  | { kind: 'delete' | 'stock'; product: ProductDto };

interface ProductDialogsProps {
  /** Null when none is open. */
  dialog: OpenDialog | null;
  onClose: () => void;
  /** Called when the closing animation is over. */
  onExit: () => void;
  onDelete: (product: ProductDto) => Promise<void>;
}

/** The dialogs of the product list; a closing one stays until its animation is over. */
export function ProductDialogs({ dialog, onClose, onExit, onDelete }: ProductDialogsProps) {
  const shown = useUntilClosed(dialog, onClose, onExit);
  if (!shown) return null;
  const { subject, frame } = shown;
  if (subject.kind === 'add') return <ProductEditor id={null} {...frame} />;
  if (subject.kind === 'deleted') return <DeletedProductsDialog {...frame} />;
  if (subject.kind === 'edit')
    return <ProductEditor key={subject.product._id} id={subject.product._id} {...frame} />;
  const { product } = subject;
  if (subject.kind === 'stock') return <StockDialog key={product._id} product={product} {...frame} />;
  return <ConfirmDialog subject={product.name} onConfirm={() => onDelete(product)} {...frame} />;
}
