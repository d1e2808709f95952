import { Refusal, errorMessage, type FieldErrors } from '../../../common/refusals/refusal';

/** A 409 that names, by `lineKey`, the sizes that changed meanwhile so that a change of them is impossible. */
export class SizesChanged extends Refusal {
  constructor(errors: FieldErrors) {
    const [first, ...others] = Object.values(errors);
    super(409, first && others.length === 0 ? first : errorMessage('product.sizes-changed'), { errors });
  }
}
