import { useEffect } from 'react';
import type { ChangeStockDtoReason, ProductDto } from '../../api/generated/model';
import { useGetProduct } from '../../api/generated/products/products';
import { i18n } from '../../lib/i18n';
import { SHELF_REASONS } from '../../lib/shelf-reasons';
import { ErrorNotice, SelectField, Spinner, useFocusBack, recipeClasses } from '../../ui';
import { StockCounts } from '../../widgets/back-office/stock-counts/stock-counts';
import { FormFooter } from './form-footer';
import { productDialogs } from './product-dialogs.recipe';
import { discardQuestion, type useLeaveGuard } from './use-leave-guard';
import { useStockCounts } from './use-stock-counts';

const FORM = 'stock-form';

interface StockEditorProps {
  id: string;
  /** Asks before typed counts are lost. */
  guard: ReturnType<typeof useLeaveGuard>;
}

/** Changes the pairs of a product's sizes in the list, for managers (rules E1 and S10). It begins with what is there now. */
export function StockEditor({ id, guard }: StockEditorProps) {
  const answer = useGetProduct(id, undefined, {
    query: { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  if (answer.data && answer.isFetchedAfterMount) return <Counts product={answer.data} guard={guard} />;
  if (!answer.error) return <Spinner size="lg" label={i18n.t('Loading the product')} />;
  return (
    <ErrorNotice
      title={i18n.t('It could not be loaded.')}
      advice={answer.error.message}
      onRetry={() => void answer.refetch()}
    />
  );
}

function Counts({ product, guard }: Pick<StockEditorProps, 'guard'> & { product: ProductDto }) {
  const styles = recipeClasses(productDialogs);
  const counts = useStockCounts(product);
  const { isTouched, status } = counts;
  const { setIsTouched } = guard;
  const hasFooter = isTouched || status !== 'idle';
  const form = useFocusBack<HTMLFormElement>(hasFooter);
  useEffect(() => setIsTouched(isTouched), [isTouched, setIsTouched]);
  return (
    <>
      <StockCounts
        id={FORM}
        ref={form}
        colors={product.colors}
        changes={counts.changes}
        errors={counts.errors}
        onChange={counts.change}
        onSubmit={counts.save}
      />
      {hasFooter && (
        <div className={styles.save}>
          <div className={styles.reason}>
            <SelectField
              label={i18n.t('Reason')}
              options={Object.entries(SHELF_REASONS).map(([value, label]) => ({ value, label: label() }))}
              value={counts.reason}
              onChange={(event) => counts.setReason(event.currentTarget.value as ChangeStockDtoReason)}
            />
          </div>
          <FormFooter
            form={FORM}
            message={counts.message}
            status={status}
            missing={[]}
            isReady={isTouched}
            onCancel={guard.close}
            question={discardQuestion(guard)}
          />
        </div>
      )}
    </>
  );
}
