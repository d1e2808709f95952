import { chakra } from '@chakra-ui/react';
import { isStatus } from '../../api/api-error';
import { useGetProduct } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { missingOf } from '../../lib/product-draft';
import { formFoot } from '../../theme/recipes/back-office-products';
import { Button, ErrorNotice, Modal, Spinner, StatusButton, useRecipeStyles } from '../../ui';
import { FormNotices } from '../../widgets/product-form/form-notices';
import { ProductForm } from '../../widgets/product-form/product-form';
import { useDraft } from './use-draft';
import { useSaveProduct } from './use-save-product';
import { useUploads } from './use-uploads';

interface ProductEditorProps {
  open: boolean;
  /** Null adds one. */
  id: string | null;
  onClose: () => void;
  onExitComplete: () => void;
}

/** The Add and the Edit Product modal (specification §2); an edit begins with the product as it is now. */
export function ProductEditor({ id, ...frame }: ProductEditorProps) {
  const answer = useGetProduct(id ?? '', {
    query: { enabled: id !== null, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const product = id === null ? null : answer.isFetchedAfterMount ? answer.data : undefined;
  return (
    <Modal size="form" title={id === null ? 'Add Product' : 'Edit Product'} {...frame}>
      {product !== undefined && <Editor product={product} onDone={frame.onClose} />}
      {product === undefined && (
        <chakra.div padding="8">
          {answer.isError ? (
            <ErrorNotice
              title={isStatus(answer.error, 404) ? 'This product was deleted.' : 'It could not be loaded.'}
              advice={answer.error.message}
              onRetry={() => void answer.refetch()}
            />
          ) : (
            <Spinner size="lg" label="Loading the product" />
          )}
        </chakra.div>
      )}
    </Modal>
  );
}

const FORM = 'product-form';

function Editor({ product, onDone }: { product: ProductDto | null; onDone: () => void }) {
  const form = useDraft(product);
  const { uploads, uploadPicture, uploadPictures, isUploading } = useUploads(form.draft, form.change);
  const { save, status, refusal, forgetRefusal } = useSaveProduct({
    base: form.base,
    id: product?._id ?? null,
    onMeanwhile: form.rebase,
    onDone,
  });
  const missing = missingOf(form.draft);
  const isReady = missing.length === 0 && !isUploading;
  return (
    <>
      <ProductForm
        id={FORM}
        draft={form.draft}
        errors={refusal.errors}
        uploads={uploads}
        onChange={(turn) => {
          if (status === 'idle') forgetRefusal();
          form.change(turn);
        }}
        onPicture={uploadPicture}
        onPictures={uploadPictures}
        onSubmit={() => isReady && void save(form.draft)}
      >
        <FormNotices
          cleared={form.undo?.text}
          onUndo={form.undoClearing}
          meanwhile={form.meanwhile}
          onTake={form.take}
        />
      </ProductForm>
      <Foot
        message={refusal.message}
        missing={missing}
        failedLabel={product ? 'failed' : undefined}
        {...{ isReady, status, onCancel: onDone }}
      />
    </>
  );
}

interface FootProps {
  message: string;
  missing: readonly string[];
  isReady: boolean;
  status: 'idle' | 'loading' | 'success' | 'failed';
  /** Only an edit shows that it failed (specification §4). */
  failedLabel?: string;
  onCancel: () => void;
}

function Foot({ message, missing, isReady, status, failedLabel, onCancel }: FootProps) {
  const styles = useRecipeStyles(formFoot);
  return (
    <chakra.footer css={styles.root}>
      {message ? (
        <chakra.p css={styles.words} role="alert" data-wrong>
          {message}
        </chakra.p>
      ) : (
        <chakra.p css={styles.words}>
          {missing.length > 0 && `Still missing: ${missing.join(', ')}.`}
        </chakra.p>
      )}
      <chakra.div css={styles.buttons}>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <StatusButton
          type="submit"
          form={FORM}
          status={status}
          failedLabel={failedLabel}
          loadingText="Saving"
          successText="Saved"
          disabled={!isReady && status === 'idle'}
        >
          Save
        </StatusButton>
      </chakra.div>
    </chakra.footer>
  );
}
