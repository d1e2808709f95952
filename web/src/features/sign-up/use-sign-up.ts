import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRegisterCustomer } from '../../api/generated/customers/customers';
import { checkSignUpField, EMPTY_SIGN_UP, toRegistration, type SignUpValues } from '../../lib/sign-up-rules';
import { SHOP } from '../../lib/shop';
import { TIMINGS } from '../../lib/timings';
import { readReturnState } from '../../state/return-path';
import { useCheckedForm } from '../../state/use-checked-form';

/** The registration form: messages, and the button's states (rules A22 to A28 and T5). */
export function useSignUp() {
  const register = useRegisterCustomer();
  const navigate = useNavigate();
  const location = useLocation();
  const checked = useCheckedForm<SignUpValues>({
    defaultValues: { ...EMPTY_SIGN_UP, country: SHOP.country },
    check: checkSignUpField,
    keepAs: { name: 'signUp', never: ['password', 'confirmPassword'] },
  });
  const { form, changed } = checked;
  // Never ticked beforehand: only what a person ticks is consent.
  const [news, setNews] = useState(false);

  /** A date of birth is checked once its three parts were chosen, or the person has left the group. */
  const setBirthDate = (dob: SignUpValues['dob']) => {
    const isTouched = Object.values(dob).every(Boolean) || form.getFieldState('dob').isTouched;
    changed('dob');
    form.setValue('dob', dob, { shouldTouch: isTouched, shouldValidate: isTouched });
  };

  return {
    ...checked,
    news,
    setNews,
    setBirthDate,
    leaveBirthDate: () =>
      form.setValue('dob', form.getValues('dob'), { shouldTouch: true, shouldValidate: true }),
    submit: checked.submit(
      (values) => register.mutateAsync({ data: { ...toRegistration(values), ...(news && { news }) } }),
      {
        tick: TIMINGS.signUpSuccess,
        rest: TIMINGS.signUpRedirect,
        failed: TIMINGS.signUpIdle,
        onFinished: () => {
          const newEmail = form.getValues('email').trim();
          const state = { ...readReturnState(location.state), newEmail };
          void navigate('/sign-in', { replace: true, state });
        },
      },
    ),
  };
}
