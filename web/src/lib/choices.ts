import {
  ChangeRoleDtoRole,
  CountOrdersAndProfitTime,
  CustomerDtoRole,
  type FilterProductsSort,
  ListCustomersSort,
  ListOrdersSort,
  OrderDtoPayment,
  ProductDtoBrand,
  ProductDtoMaterial,
  ProductDtoType,
  UpdateOrderStatusDtoStatus,
} from '../api/generated/model';
import { capitalise, titleCase } from './text';

/**
 * The values that the API takes, as lists in the order in which they are shown. The generated enums name them; the
 * words for people are made from them by `titleCase`, or stand here.
 */
export const PRODUCT_TYPES = Object.values(ProductDtoType);
export const MATERIALS = Object.values(ProductDtoMaterial);
export const PAYMENT_METHODS = Object.values(OrderDtoPayment);
export const CUSTOMER_ROLES = Object.values(CustomerDtoRole);
/** The roles in the order of the presses (rule O8). Managers are not made here (rule R6). */
export const ROLE_CYCLE = Object.values(ChangeRoleDtoRole);
/** The statuses of a placed order, in the order of the presses (rule O9). */
export const ORDER_STATUSES = Object.values(UpdateOrderStatusDtoStatus);
/** The dashboard's periods. */
export const ADMIN_TIMES = Object.values(CountOrdersAndProfitTime);

export type PaymentMethod = OrderDtoPayment & string;
export type CustomerRole = CustomerDtoRole;
export type CycledRole = ChangeRoleDtoRole;
export type OrderStatus = UpdateOrderStatusDtoStatus;
export type AdminTime = CountOrdersAndProfitTime;
export type StockSort = ListOrdersSort;
export type CustomerSort = ListCustomersSort;
export type CatalogueSort = FilterProductsSort;

/** What the server takes for a product without a material. */
export const USUAL_MATERIAL = ProductDtoMaterial.synthetic;

/** The orders of the lists (rule L4); the back-office's in the sequence of the sort button. */
export const STOCK_SORTS = Object.values(ListOrdersSort).map((value) => ({
  value,
  label: capitalise(value),
}));
export const CUSTOMER_SORTS = options(Object.values(ListCustomersSort));
export const CATALOGUE_SORTS = options<CatalogueSort>(['newest', 'oldest', 'low-high', 'high-low']);

/** Whether a role opens the back-office (rule R8). */
export function isStaff(role: CustomerRole): boolean {
  return role === 'admin' || role === 'manager';
}

/** One of the six brands (rule G1). */
export interface Brand {
  /** The value in data and queries: 'new balance'. */
  value: ProductDtoBrand;
  /** The value in the page's path: /new-balance. */
  path: string;
  label: string;
  /** The large text over the brand's film (rule V6). */
  slogan: string;
  /** The small text above the slogan. */
  title: string;
  /** Balenciaga has a picture, every other brand a film. */
  media: 'film' | 'picture';
}

const SLOGANS: Record<ProductDtoBrand, Pick<Brand, 'slogan'> & Partial<Brand>> = {
  nike: { slogan: 'Just do it.' },
  adidas: { slogan: 'Impossible is Nothing.' },
  puma: { slogan: 'Forever Faster.' },
  'new balance': { slogan: 'We Got Now.' },
  vans: { slogan: 'Off The Wall.', title: 'VANS' },
  balenciaga: { slogan: "It's Different.", title: 'BALENCIAGA', media: 'picture' },
};

export const BRANDS: readonly Brand[] = Object.values(ProductDtoBrand).map((value) => ({
  value,
  path: value.replace(' ', '-'),
  label: titleCase(value),
  title: titleCase(value),
  media: 'film',
  ...SLOGANS[value],
}));

/** A select's or a filter's options: a value and its words. */
export function options<Value extends string>(values: readonly Value[]): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: titleCase(value) }));
}

interface OptionFilter {
  title: string;
  /** Its part of the facets. */
  facet: 'brands' | 'types' | 'materials' | 'stock';
  options: readonly string[];
  labelOf: (value: string) => string;
}

/** The filters with fixed options, in the panel's order, by their parameter in addresses and queries. */
export const OPTION_FILTERS = {
  brand: { title: 'Brand', facet: 'brands', options: Object.values(ProductDtoBrand), labelOf: titleCase },
  type: { title: 'Type', facet: 'types', options: PRODUCT_TYPES, labelOf: titleCase },
  material: { title: 'Material', facet: 'materials', options: MATERIALS, labelOf: titleCase },
  stock: {
    title: 'Stock',
    facet: 'stock',
    options: ['just-in', 'sold-out'],
    labelOf: (value) => capitalise(value.replace('-', ' ')),
  },
} as const satisfies Record<string, OptionFilter>;

export type OptionFilterName = keyof typeof OPTION_FILTERS;

export const OPTION_FILTER_NAMES = Object.keys(OPTION_FILTERS) as OptionFilterName[];
