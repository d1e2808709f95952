import { Injectable } from '@nestjs/common';
import { UPLOADS_PATH } from '../../../http/serve-uploads';
import { InvalidFields, fieldError, errorMessage, type FieldErrors } from '../../../common/refusals/refusal';
import { readVariants } from './model';
import { PictureStore } from './picture-store';

/** The paths of the pictures and of the model that a product shows. */
export interface Pictured {
  adImage: string;
  navbarImage: string;
  model?: string | null;
  colors: { color: string; imageDetail: string[] }[];
}

const GONE = errorMessage('picture.gone');
const MODEL_GONE = errorMessage('model.gone');

/** Protects the uploaded pictures that a product uses from the cleanup job. */
@Injectable()
export class ProductPictures {
  constructor(private readonly store: PictureStore) {}

  /**
   * Keeps for a day what a product is about to show and, since an order that is being placed may still copy it, what
   * it will not show any more: a sweep at this moment knows of neither.
   * @param before the product as it is; what it shows already need not be there
   * @throws Refusal (400) with `errors` by field for uploaded pictures that are not there, and for an uploaded model that
   *   is new to the product and does not show each of its colours
   */
  async hold(product: Pictured, before?: Pictured): Promise<void> {
    const shown = before ? uploadsOf(before) : [];
    const named = uploadsOf(product);
    const errors: FieldErrors = {};
    for (const [field, path] of without(named, shown)) {
      if (!(await this.store.touch(path))) errors[field] = field === 'model' ? MODEL_GONE : GONE;
    }
    const [first] = Object.values(errors);
    if (first) throw new InvalidFields(first, errors);
    if (product.model?.startsWith(UPLOADS_PATH) && product.model !== before?.model) {
      await this.checkVariants(product.model, product.colors);
    }
    for (const [, path] of without(shown, named)) await this.store.touch(path);
  }

  /** A model without variants has one look, which is that of a single colour. */
  private async checkVariants(path: string, colors: Pictured['colors']): Promise<void> {
    const model = await this.store.read(path.slice(UPLOADS_PATH.length));
    const variants = model ? readVariants(model) : [];
    if (variants.length === 0 && colors.length === 1) return;
    const missing = colors.find(({ color }) => !variants.includes(color));
    if (missing) throw fieldError('model', errorMessage('model.variants', missing));
  }
}

type Place = readonly [field: string, path: string];

function uploadsOf({ adImage, navbarImage, model, colors }: Pictured): Place[] {
  const ofColors = colors.flatMap(({ imageDetail }, color) =>
    imageDetail.map((path, index) => [`colors.${color}.imageDetail.${index}`, path] as const),
  );
  const places: Place[] = [
    ['adImage', adImage],
    ['navbarImage', navbarImage],
    ['model', model ?? ''],
    ...ofColors,
  ];
  return places.filter(([, path]) => path.startsWith(UPLOADS_PATH));
}

function without(places: Place[], others: Place[]): Place[] {
  const paths = new Set(others.map(([, path]) => path));
  return places.filter(([, path]) => !paths.has(path));
}
