import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { exportProducts } from '../../api/generated/product-editing/product-editing';
import { useFilterProducts } from '../../api/generated/products/products';
import type { CustomerDto, FilterProductsParams, ProductDto } from '../../api/generated/model';
import { roleName, STOCK_SORTS, type StockSort } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { type AdminQuery, allOf, listParams, useAdminPages, useAdminUrl } from '../../state/admin-url';
import { useExport } from '../../state/use-export';
import { useRowKeys } from '../../state/use-row-keys';
import { DataList, Pager, SortCycle } from '../../ui';
import {
  AdminProductRow,
  PRODUCT_COLUMNS,
  PRODUCT_STACK,
  PRODUCT_STACK_COLUMNS,
} from '../../widgets/admin-product-row/admin-product-row';
import { ListHead } from '../../widgets/list-head/list-head';
import { ListFooter } from '../../widgets/list-tools/list-tools';
import { UndoNotice } from '../../widgets/undo-notice/undo-notice';
import { keptDraft } from './kept-draft';
import { ProductDialogs, type OpenDialog } from './product-dialogs';
import { useDeleteProduct } from './use-delete-product';

const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('edit') },
  { key: 'u', does: i18n.t('undo a deletion') },
];

/** The back-office's products; only managers change them (rule E1). */
export function AdminProducts({ me }: { me: CustomerDto }) {
  const { query, change, goTo } = useAdminUrl();
  const mayChange = me.role === 'manager';
  const answer = useFilterProducts(toParams(query), {
    query: { staleTime: 0, placeholderData: keepPreviousData },
  });
  const place = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (mayChange ? unsavedDialog() : null));
  const deletion = useDeleteProduct();
  const focusRow = useRowKeys(place, { u: () => void deletion.undo() });
  const products = answer.data?.products ?? [];
  const total = answer.data?.total;
  const pages = useAdminPages(total, answer.isPlaceholderData);
  const table = useExport(i18n.t({ id: 'file.products', message: 'products' }), (init) =>
    exportProducts(allOf(toParams(query)), init),
  );
  const rowOf = (product: ProductDto) => (
    <AdminProductRow
      key={product._id}
      product={product}
      mayChange={mayChange}
      selected={dialog?.kind === 'edit' && dialog.product._id === product._id}
      onEdit={() => setDialog({ kind: 'edit', product })}
      onDelete={() => setDialog({ kind: 'delete', product })}
      onStock={() => setDialog({ kind: 'stock', product })}
    />
  );

  return (
    <>
      <ListHead
        title={i18n.t('Product')}
        note={`${me._id} · ${roleName(me.role)}`}
        search={query.search}
        onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        onAdd={mayChange ? () => setDialog({ kind: 'add' }) : undefined}
      >
        <SortCycle
          options={STOCK_SORTS}
          value={query.sort as StockSort | ''}
          onChange={(sort) => change({ sort })}
        />
      </ListHead>
      <DataList
        ref={place}
        outdated={answer.isPlaceholderData}
        label={i18n.t('Products')}
        columns={PRODUCT_COLUMNS}
        stacked={PRODUCT_STACK}
        stackedColumns={PRODUCT_STACK_COLUMNS}
        state={answer.data ? 'ready' : answer.error ? 'failed' : 'loading'}
        failure={{
          title: i18n.t('The products could not be loaded.'),
          advice: answer.error?.message,
          onRetry: () => void answer.refetch(),
        }}
        empty={emptyOf(query)}
      >
        {products.map(rowOf)}
      </DataList>
      <ListFooter
        keys={mayChange ? keys() : []}
        hasExport={products.length > 0}
        onExport={table.start}
        exportFailure={table.failure}
      >
        <Pager page={query.page} pages={pages} onChange={goTo} />
      </ListFooter>
      <ProductDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onExit={focusRow}
        onDelete={deletion.remove}
      />
      <UndoNotice text={deletion.notice} onUndo={() => void deletion.undo()} />
    </>
  );
}

/** The form whose input is not saved, since its session has ended. */
function unsavedDialog(): OpenDialog | null {
  const unsaved = keptDraft.read();
  if (!unsaved) return null;
  return unsaved.id === null ? { kind: 'add' } : { kind: 'edit', product: { _id: unsaved.id } };
}

function toParams(query: AdminQuery): FilterProductsParams {
  return {
    ...filtersOf(query),
    ...listParams<StockSort>(query),
    ...(query.search && { match: 'name' as const }),
  };
}

/** As the address has them: the server says which value is none. */
function filtersOf({ passed }: AdminQuery): FilterProductsParams {
  return Object.fromEntries(Object.entries(passed).map(([name, values]) => [name, values.split(',')]));
}

function emptyOf({ search, passed }: AdminQuery) {
  if (search || Object.keys(passed).length > 0)
    return {
      title: i18n.t('No such products.'),
      text: i18n.t('No product matches the search and the filters.'),
    };
  return {
    title: i18n.t('No products yet.'),
    text: i18n.t('What is added is listed here and in the shop.'),
  };
}
