import { useEffect, useState, type ReactNode, type Ref } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { isStaff } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { useCurrentCustomer } from '../../state/customer';
import { useCustomerCache } from '../../state/customer-cache';
import { useLogOut } from '../../state/use-log-out';
import { middle } from '../../theme/recipes/middle.recipe';
import { Button, ButtonLink, ErrorNotice, Spinner, useFocusBack, recipeClasses } from '../../ui';
import { isRecord, kept } from '../../state/kept';
import { CustomerDetails } from '../../widgets/account/customer-details/customer-details';
import { AccountSections } from './account-sections';
import { ChangePasswordForm } from './change-password-form';
import { EmailConfirmation } from './email-confirmation';
import { MyOrders } from './my-orders';
import { ProfileForm } from './profile-form';
import { KEPT_PROFILE } from './use-profile-form';
import { profile } from './profile.recipe';

interface ProfileProps {
  /** Thanks for an order that was just placed, above the history. */
  thanks: ReactNode;
  /** Called after the account was deleted. */
  onErased: () => void;
}

/** The signed-in customer: details, edit, sign-out, orders, and the account's settings (rule V15). */
export function Profile({ thanks, onErased }: ProfileProps) {
  const customer = useCurrentCustomer();
  const { error } = customer;
  const styles = recipeClasses(middle, { room: 'page' });
  useEffect(() => {
    if (error) console.error('The profile could not be loaded.', error);
  }, [error]);
  if (customer.data) {
    return (
      <>
        <Details customer={customer.data} thanks={thanks} />
        <AccountSections customer={customer.data} onErased={onErased} />
      </>
    );
  }
  return (
    <div className={styles.root}>
      {error ? (
        <ErrorNotice
          title={i18n.t('Your profile could not be loaded.')}
          advice={error.message}
          onRetry={() => void customer.refetch()}
        />
      ) : (
        <Spinner size="lg" label={i18n.t('Loading your profile')} />
      )}
    </div>
  );
}

type Mode = 'view' | 'details' | 'password' | 'password-changed';

function Details({ customer, thanks }: { customer: CustomerDto; thanks: ReactNode }) {
  const styles = recipeClasses(profile);
  const cache = useCustomerCache();
  const [mode, setMode] = useState<Mode>(() => (kept.read(KEPT_PROFILE, isRecord) ? 'details' : 'view'));
  const isEditing = mode === 'details' || mode === 'password';
  const toggle = useFocusBack<HTMLButtonElement>(mode === 'details');
  const passwordButton = useFocusBack<HTMLButtonElement>(mode === 'password');
  const onPasswordChanged = () => {
    setMode('password-changed');
    void cache.invalidate(customer._id);
  };
  const forms: Partial<Record<Mode, ReactNode>> = {
    details: <ProfileForm customer={customer} onDone={() => setMode('view')} />,
    password: <ChangePasswordForm customer={customer} onDone={onPasswordChanged} />,
  };
  return (
    <div className={styles.root}>
      <div className={styles.thanks}>{thanks}</div>
      <CustomerDetails
        customer={customer}
        actions={
          <Actions
            customer={customer}
            isEditing={isEditing}
            toggle={toggle}
            onToggle={() => {
              kept.drop(KEPT_PROFILE);
              setMode(isEditing ? 'view' : 'details');
            }}
          />
        }
        confirmation={<EmailConfirmation customer={customer} />}
        form={forms[mode]}
        extra={
          <PasswordChange
            button={passwordButton}
            isChanged={mode === 'password-changed'}
            onStart={() => setMode('password')}
          />
        }
      />
      <section className={styles.orders} aria-labelledby="order-history">
        <MyOrders customer={customer} titleId="order-history" />
      </section>
    </div>
  );
}

interface PasswordChangeProps {
  button: Ref<HTMLButtonElement>;
  isChanged: boolean;
  onStart: () => void;
}

function PasswordChange({ button, isChanged, onStart }: PasswordChangeProps) {
  return (
    <>
      <Button ref={button} variant="outline" size="sm" onClick={onStart}>
        {i18n.t('Change password')}
      </Button>
      <p className={recipeClasses(profile).changed} role="status">
        {isChanged && i18n.t('Your password is changed. You are signed in here, and nowhere else any more.')}
      </p>
    </>
  );
}

interface ActionsProps {
  customer: CustomerDto;
  isEditing: boolean;
  toggle: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

function Actions({ customer, isEditing, toggle, onToggle }: ActionsProps) {
  const logOut = useLogOut();
  return (
    <>
      {isStaff(customer.role) && (
        <ButtonLink href="/admin" size="sm">
          {i18n.t({ id: 'admin.link', message: 'Admin' })}
        </ButtonLink>
      )}
      <ButtonLink href="/favourites" variant="outline" size="sm">
        {i18n.t('Favourites')}
      </ButtonLink>
      <Button ref={toggle} variant="outline" size="sm" onClick={onToggle}>
        {isEditing ? i18n.t('Cancel') : i18n.t('Edit')}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void logOut()}>
        {i18n.t('Log Out')}
      </Button>
    </>
  );
}
