import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { exportProducts } from '../../api/generated/product-editing/product-editing';
import { useFilterProducts } from '../../api/generated/products/products';
import type { CustomerDto, FilterProductsParams, ProductDto } from '../../api/generated/model';
import { roleName, STOCK_SORTS, type StockSort } from '../../lib/staff-choices';
import { OPTION_FILTERS } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { type AdminQuery, allOf, listParams, useAdminUrl } from '../../state/admin-url';
import { useAdminList } from '../../state/use-admin-list';
import { moneyLinks } from '../../theme/recipes/money-links.recipe';
import { UndoNotice, recipeClasses } from '../../ui';
import {
  AdminProductRow,
  PRODUCT_TABLE,
} from '../../widgets/back-office/admin-product-row/admin-product-row';
import { AdminList } from '../../widgets/back-office/list/admin-list';
import { ListFilter } from '../../widgets/back-office/list/list-filter';
import { keptDraft } from './kept-draft';
import { ProductDialogs, type OpenDialog } from './product-dialogs';
import { useDeleteProduct } from './use-delete-product';

const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('edit') },
  { key: 's', does: i18n.t('stock') },
  { key: 'u', does: i18n.t('undo a deletion') },
];

/** The back-office's products; only managers change them (rule E1). */
export function AdminProducts({ me }: { me: CustomerDto }) {
  const { query } = useAdminUrl();
  const mayChange = me.role === 'manager';
  const { data, error, isPlaceholderData, refetch } = useFilterProducts(toParams(query), {
    query: { staleTime: 0, placeholderData: keepPreviousData },
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (mayChange ? unsavedDialog() : null));
  const deletion = useDeleteProduct();
  const { list, focusRow } = useAdminList<StockSort>({
    total: data?.total,
    error: data ? null : error,
    isPreviousPage: isPlaceholderData,
    onRetry: () => void refetch(),
    file: i18n.t({ id: 'file.products', message: 'products' }),
    exportAll: (init) => exportProducts(allOf(toParams(query)), init),
    keys: {
      s: (id) => {
        const product = data?.products.find(({ _id }) => _id === id);
        if (product) setDialog({ kind: 'stock', product });
      },
      u: () => void deletion.undo(),
    },
  });
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
  const filters = (
    <>
      <BrandFilter />
      {mayChange && <DeletedButton onOpen={() => setDialog({ kind: 'deleted' })} />}
    </>
  );

  return (
    <>
      <AdminList
        title={i18n.t('Product')}
        note={`${me._id} · ${roleName(me.role)}`}
        onAdd={mayChange ? () => setDialog({ kind: 'add' }) : undefined}
        list={list}
        sorts={STOCK_SORTS}
        tools={{ count: data ? countOf(data.total) : '', filters }}
        table={{
          ...PRODUCT_TABLE,
          label: i18n.t('Products'),
          empty: emptyOf(query),
          failure: i18n.t('The products could not be loaded.'),
        }}
        keys={mayChange ? keys() : []}
      >
        {data?.products.map(rowOf) ?? []}
      </AdminList>
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

function BrandFilter() {
  const { query, change } = useAdminUrl();
  const { title, options, labelOf } = OPTION_FILTERS.brand;
  return (
    <ListFilter
      label={title}
      values={options}
      nameOf={labelOf}
      value={query.catalogueFilters.brand ?? ''}
      onChange={(brand) => change({ brand })}
    />
  );
}

function DeletedButton({ onOpen }: { onOpen: () => void }) {
  return (
    <span>
      <button type="button" className={recipeClasses(moneyLinks).link} onClick={onOpen}>
        {i18n.t('Deleted products')}
      </button>
    </span>
  );
}

function countOf(count: number): string {
  return i18n.t('{count, plural, one {1 product} other {{count} products}}', { count });
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
function filtersOf({ catalogueFilters }: AdminQuery): FilterProductsParams {
  return Object.fromEntries(
    Object.entries(catalogueFilters).map(([name, values]) => [name, values.split(',')]),
  );
}

function emptyOf({ search, catalogueFilters }: AdminQuery) {
  if (search || Object.keys(catalogueFilters).length > 0)
    return {
      title: i18n.t('No such products.'),
      text: i18n.t('No product matches the search and the filters.'),
    };
  return {
    title: i18n.t('No products yet.'),
    text: i18n.t('What is added is listed here and in the shop.'),
  };
}
