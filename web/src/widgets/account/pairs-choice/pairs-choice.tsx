import { OptionRow, Stepper, recipeClasses } from '../../../ui';
import { pairsChoice } from './pairs-choice.recipe';

export interface PairsChoiceProps {
  /** What is chosen, in words. */
  label: string;
  /** How many pairs there are: beyond one, a chosen line has their number beside it. */
  most: number;
  /** How many of them are chosen; 0 for none. */
  quantity: number;
  /** Called with another number of pairs; the box itself chooses all of them or none. */
  onQuantity: (quantity: number) => void;
}

/** A line of pairs with a box, and a number where it has several pairs. */
export function PairsChoice({ label, most, quantity, onQuantity }: PairsChoiceProps) {
  return (
    <div className={recipeClasses(pairsChoice).root}>
      <OptionRow
        type="checkbox"
        label={label}
        checked={quantity > 0}
        onChange={(checked) => onQuantity(checked ? most : 0)}
      />
      {quantity > 0 && most > 1 && (
        <Stepper
          value={quantity}
          atMaximum={quantity >= most}
          onIncrease={() => onQuantity(Math.min(quantity + 1, most))}
          onDecrease={() => onQuantity(quantity - 1)}
        />
      )}
    </div>
  );
}
