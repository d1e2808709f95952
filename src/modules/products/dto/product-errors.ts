import type { ErrorCases } from '../../../common/errors/api-errors.decorator';

export const FILTER_ERRORS: ErrorCases = {
  400: {
    meaning: 'A parameter has an impossible value: `errors` names it.',
    errors: { brand: 'brand must be any of nike, adidas, puma, new balance, vans, balenciaga.' },
  },
};

export const BRAND_ERRORS: ErrorCases = {
  400: {
    meaning: 'A parameter is missing or has an impossible value: `errors` names it.',
    errors: { brand: 'brand must be one of nike, adidas, puma, new balance, vans, balenciaga.' },
  },
};

export const NO_PRODUCT: ErrorCases = {
  404: { meaning: 'There is no such product, or it was deleted.', message: 'There is no such product.' },
};

export const PRODUCT_ERRORS: ErrorCases = {
  ...NO_PRODUCT,
  400: { errors: { lang: 'lang must be one of vi, en.' } },
};

export const CREATE_ERRORS: ErrorCases = {
  400: {
    meaning: 'A field is missing, empty or impossible: `errors` names it by its path.',
    errors: { 'colors.0.sizes.0.size': 'Size must be a number such as 42 or 42.5.' },
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
      '673f1c2a9b04d5e6f7a81c32/đen/42.5': 'Of size 42.5 in đen 3 pairs cannot go: 2 are left.',
    },
  },
};

export const SOLD_ERRORS: ErrorCases = {
  400: { errors: { quantity: 'quantity must be at least 1.' } },
  404: {
    meaning: 'There is no such product, or it is not sold in that colour and size.',
    message: 'This product is not sold in that colour and size.',
  },
  409: { meaning: 'Fewer pairs are left.', message: 'Only 1 pair is left.' },
};

export const LEDGER_ERRORS: ErrorCases = {
  400: { errors: { size: 'size must be a number such as 42 or 42.5.' } },
  404: { meaning: 'There never was such a product.', message: 'There is no such product.' },
};
