import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';
import { MAX_STOCK_ITEMS } from '../inventory/dto/stock-change.dto';
import { BRANDS, TEXT_LANGUAGES } from '../product-fields';

export const FILTER_ERRORS: ErrorCases = {
  400: {
    meaning: 'A parameter has an impossible value: `errors` names it.',
    errors: { brand: errorMessage('field.no-options', { field: 'brand', options: BRANDS }) },
  },
};

export const BRAND_ERRORS: ErrorCases = {
  400: {
    meaning: 'A parameter is missing or has an impossible value: `errors` names it.',
    errors: { brand: errorMessage('field.no-option', { field: 'brand', options: BRANDS }) },
  },
};

export const COLOR_ERRORS: ErrorCases = { 400: { errors: { color: errorMessage('filter.no-color') } } };

export const PAGE_ERRORS: ErrorCases = { 400: { errors: { page: errorMessage('page.invalid') } } };

export const NO_PRODUCT: ErrorCases = {
  404: { meaning: 'There is no such product, or it was deleted.', message: errorMessage('product.unknown') },
};

export const PRODUCT_ERRORS: ErrorCases = {
  ...NO_PRODUCT,
  400: { errors: { lang: errorMessage('field.no-option', { field: 'lang', options: TEXT_LANGUAGES }) } },
};

export const CREATE_ERRORS: ErrorCases = {
  400: {
    meaning: 'A field is missing, empty or impossible: `errors` names it by its path.',
    errors: { 'colors.0.sizes.0.size': errorMessage('product.size') },
  },
};

export const EDIT_ERRORS: ErrorCases = {
  ...CREATE_ERRORS,
  ...NO_PRODUCT,
  409: {
    meaning:
      'A colleague’s edit came between (`version`), `colorBefore` names no colour of the product, or fewer ' +
      'pairs are left than the edit takes away: `errors` then names the lines as `productId/color/size`.',
    errors: {
      '673f1c2a9b04d5e6f7a81c32/đen/42.5': errorMessage('product.pairs-sold', {
        ...{ size: '42.5', color: 'đen', pairs: 3, left: 2 },
      }),
    },
  },
};

export const SOLD_ERRORS: ErrorCases = {
  400: { errors: { quantity: errorMessage('field.too-small', { field: 'quantity', least: 1 }) } },
  404: {
    meaning: 'There is no such product, or it is not sold in that colour and size.',
    message: errorMessage('product.not-sold'),
  },
  409: { meaning: 'Fewer pairs are left.', message: errorMessage('product.too-few-left', { left: 1 }) },
};

export const STOCK_ERRORS: ErrorCases = {
  400: { errors: { items: errorMessage('field.entries', { field: 'items', most: MAX_STOCK_ITEMS }) } },
  409: {
    meaning:
      'Fewer pairs are left than are to go, or a size is not sold: `errors` names the sizes as ' +
      '`productId/color/size`.',
    errors: EDIT_ERRORS[409]!.errors!,
  },
};

export const LEDGER_ERRORS: ErrorCases = {
  400: { errors: { size: errorMessage('field.no-size', { field: 'size' }) } },
  404: { meaning: 'There never was such a product.', message: errorMessage('product.unknown') },
};
