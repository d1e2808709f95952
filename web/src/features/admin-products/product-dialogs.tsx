import type { ProductDto } from '../../api/generated/model';
import { useLastDefined } from '../../state/use-last-defined';
import { ConfirmDialog } from '../../widgets/confirm-dialog/confirm-dialog';
import { ProductEditor } from './product-editor';
import { StockDialog } from './stock-dialog';

/** The dialog over the list. */
export type OpenDialog =
  | { kind: 'add' }
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
  const { shown, forget } = useLastDefined(dialog);
  if (!shown) return null;
  const onExitComplete = () => {
    forget();
    onExit();
  };
  const frame = { open: dialog !== null, onClose, onExitComplete };
  if (shown.kind === 'add') return <ProductEditor id={null} {...frame} />;
  if (shown.kind === 'edit')
    return <ProductEditor key={shown.product._id} id={shown.product._id} {...frame} />;
  const { product } = shown;
  if (shown.kind === 'stock') return <StockDialog key={product._id} product={product} {...frame} />;
  return <ConfirmDialog what={product.name} onDelete={() => onDelete(product)} {...frame} />;
}
