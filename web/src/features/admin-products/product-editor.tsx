import { useEffect, useState } from 'react';
import { isStatus } from '../../lib/api-error';
import { useGetProduct } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { missingOf } from '../../lib/product-draft';
import { ErrorNotice, Modal, Spinner, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { ClearedNotice, MeanwhileNotice } from '../../widgets/back-office/product-form/form-notices';
import { ProductForm } from '../../widgets/back-office/product-form/product-form';
import { FormFooter } from './form-footer';
import { keptDraft } from './kept-draft';
import { productDialogs } from './product-dialogs.recipe';
import { useDraft } from './use-draft';
import { discardQuestion, useLeaveGuard } from './use-leave-guard';
import { useSaveProduct } from './use-save-product';
import { useUploads } from './use-uploads';

interface ProductEditorProps extends OverlayFrame {
  /** Null adds a product. */
  id: string | null;
}

/** The dialogs Add Product and Edit Product. An edit starts with the product as it is now. */
export function ProductEditor({ id, onClose, ...frame }: ProductEditorProps) {
  const guard = useLeaveGuard(() => {
    keptDraft.drop();
    onClose();
  });
  const styles = recipeClasses(productDialogs);
  const answer = useGetProduct(id ?? '', undefined, {
    query: { enabled: id !== null, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const product = id === null ? null : answer.isFetchedAfterMount ? answer.data : undefined;
  return (
    <Modal
      size="form"
      title={id === null ? i18n.t('Add Product') : i18n.t('Edit Product')}
      onClose={guard.close}
      {...frame}
    >
      {product !== undefined && <Editor product={product} guard={guard} />}
      {product === undefined && (
        <div className={styles.loading}>
          {answer.isError ? (
            <ErrorNotice
              title={
                isStatus(answer.error, 404)
                  ? i18n.t('This product was deleted.')
                  : i18n.t('It could not be loaded.')
              }
              advice={answer.error.message}
              onRetry={() => void answer.refetch()}
            />
          ) : (
            <Spinner size="lg" label={i18n.t('Loading the product')} />
          )}
        </div>
      )}
    </Modal>
  );
}

const FORM = 'product-form';

interface EditorProps {
  product: ProductDto | null;
  guard: ReturnType<typeof useLeaveGuard>;
}

function Editor({ product, guard }: EditorProps) {
  const id = product?._id ?? null;
  const [before] = useState(keptDraft.read);
  const form = useDraft(product, before?.id === id ? before : undefined);
  const { isTouched } = form;
  const { setIsTouched } = guard;
  const { uploads, upload, isUploading } = useUploads(form.draft, form.change);
  const saving = useSaveProduct({
    base: form.base,
    id,
    onMeanwhile: form.rebase,
    onDone: guard.leave,
  });
  // A size that is typed but not added is asked about before it is lost.
  const [hasTypedSize, setHasTypedSize] = useState(false);
  const { base, draft } = form;
  useEffect(() => {
    if (isTouched) keptDraft.write({ id, base, draft });
    else keptDraft.drop();
  }, [isTouched, id, base, draft]);
  useEffect(() => setIsTouched(isTouched || hasTypedSize), [isTouched, hasTypedSize, setIsTouched]);
  const [asksForSize, setAsksForSize] = useState(false);
  const save = () => {
    setAsksForSize(false);
    void saving.save(form.draft);
  };
  /** A change that is made while the form is being saved would be lost with it. */
  const unlessSaving =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!saving.isBusy) act(...given);
    };
  const missing = missingOf(form.draft);
  const isReady = missing.length === 0 && !isUploading;
  return (
    <>
      {form.undo && <ClearedNotice text={form.undo.text} onUndo={unlessSaving(form.undoClearing)} />}
      <ProductForm
        id={FORM}
        draft={form.draft}
        errors={saving.errors}
        uploads={uploads}
        onChange={unlessSaving((update: Parameters<typeof form.change>[0]) => {
          if (saving.status === 'idle') saving.forgetRefusal();
          form.change(update);
        })}
        upload={{
          picture: unlessSaving(upload.picture),
          pictures: unlessSaving(upload.pictures),
          model: unlessSaving(upload.model),
        }}
        onTypedSize={setHasTypedSize}
        onSubmit={() => {
          if (!isReady) return;
          if (hasTypedSize) setAsksForSize(true);
          else save();
        }}
      >
        {form.meanwhile && <MeanwhileNotice {...form.meanwhile} onTake={unlessSaving(form.take)} />}
      </ProductForm>
      <FormFooter
        form={FORM}
        message={saving.message}
        status={saving.status}
        missing={missing}
        failedLabel={product ? i18n.t('failed') : undefined}
        question={questionOf(guard, asksForSize && { onStay: () => setAsksForSize(false), onLeave: save })}
        {...{ isReady, onCancel: guard.close }}
      />
    </>
  );
}

/** What is asked before input is lost: by leaving the form, or by saving without the typed size. */
function questionOf(
  guard: ReturnType<typeof useLeaveGuard>,
  size: { onStay: () => void; onLeave: () => void } | false,
) {
  const discard = discardQuestion(guard);
  if (discard || !size) return discard;
  return { text: i18n.t('A size is typed, but not added.'), leave: i18n.t('Save without it'), ...size };
}
