import { Injectable } from '@nestjs/common';
import { UPLOADS_PATH } from '../../../common/http/uploaded-files';
import { InvalidFields, say, type SaidErrors } from '../../../common/refusals/refusal';
import { PictureStore } from './uploads/picture-store';

/** The paths of the pictures and of the model that a product shows. */
export interface Pictured {
  adImage: string;
  navbarImage: string;
  model?: string | null;
  colors: { imageDetail: string[] }[];
}

const GONE = say('picture.gone');
const MODEL_GONE = say('model.gone');

/** Protects the uploaded pictures that a product uses from the cleanup job. */
@Injectable()
export class ProductPictures {
  constructor(private readonly store: PictureStore) {}

  /**
   * Keeps for a day what a product is about to show and, since an order that is being placed may still copy it, what
   * it will not show any more: a sweep at this moment knows of neither.
   * @param before the product as it is; what it shows already need not be there
   * @throws Refusal (400) with `errors` by field for uploaded pictures that are not there
   */
  async hold(product: Pictured, before?: Pictured): Promise<void> {
    const shown = before ? uploadsOf(before) : [];
    const named = uploadsOf(product);
    const errors: SaidErrors = {};
    for (const [field, path] of without(named, shown)) {
      if (!(await this.store.touch(path))) errors[field] = field === 'model' ? MODEL_GONE : GONE;
    }
    const [first] = Object.values(errors);
    if (first) throw new InvalidFields(first, errors);
    for (const [, path] of without(shown, named)) await this.store.touch(path);
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
