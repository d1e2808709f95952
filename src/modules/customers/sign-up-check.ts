import type { FieldErrors } from '../../common/refusals/refusal';
import { signUpErrors } from './customer-rules';
import type { RegisterCustomerDto } from './dto/customer-requests.dto';
import { guessableProblem } from './guessable-passwords';

/**
 * What is wrong with the details of a new account, with a message for each field (rules A22 to A26).
 * @param today `YYYY-MM-DD` in the shop's time zone
 */
export async function checkSignUp(data: RegisterCustomerDto, today: string): Promise<FieldErrors> {
  const errors = signUpErrors(data, today);
  if (errors.password !== undefined) return errors;
  // What is wrong of the rest may be of any length and type.
  const owner = Object.entries({ ...data }).filter(([field]) => errors[field] === undefined);
  const problem = await guessableProblem(data.password, Object.fromEntries(owner));
  return problem === undefined ? errors : { ...errors, password: problem };
}
