import { applyDecorators, type Type } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional } from 'class-validator';
import { withMessage } from '../../../http/errors/with-message';
import { NUMBER_NAMES, type NumberField, type NumberName, PRODUCT_FIELDS } from '../product-fields';

type Numbers<Value> = Partial<Record<NumberName, Value>>;

/** A product's numbers as an answer has them: missing where they are not known. */
export const ProductNumbersDto = describeNumbers<number>((_name, { description, example }) =>
  ApiPropertyOptional({
    type: 'integer',
    description: `${description}; missing if it is not known`,
    example,
  }),
);

/** A product's numbers as a body has them: null or missing for none. `product-rules.ts` checks their range. */
export const ProductNumbersBody = describeNumbers<number | null>(
  (field, { description, example, least: minimum, most: maximum }) =>
    applyDecorators(
      ApiPropertyOptional({
        ...{ type: 'integer', nullable: true, minimum, maximum, example },
        description: `${description}; null for none.`,
      }),
      IsOptional(),
      IsInt(withMessage('field.not-whole', { field })),
    ),
);

function describeNumbers<Value>(
  describe: (name: NumberName, field: NumberField) => PropertyDecorator,
): Type<Numbers<Value>> {
  class Described {}
  for (const name of NUMBER_NAMES) describe(name, PRODUCT_FIELDS[name])(Described.prototype, name);
  return Described;
}
