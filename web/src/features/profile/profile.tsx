import { Box, chakra, Grid } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerDto } from '../../api/generated/model';
import { useLogout } from '../../api/generated/sign-in/sign-in';
import { useCurrentCustomer } from '../../state/customer';
import { endSession } from '../../state/session';
import { Button, ButtonLink, ErrorNotice, Spinner } from '../../ui';
import { CustomerDetails } from '../../widgets/customer-details/customer-details';
import { OrderHistory } from './order-history';
import { ProfileForm } from './profile-form';

/** The signed-in customer: details, edit, sign-out, orders (specification §2). */
export function Profile() {
  const customer = useCurrentCustomer();
  const { error } = customer;
  useEffect(() => {
    if (error) console.error('The profile could not be loaded.', error);
  }, [error]);
  if (customer.data) return <Loaded customer={customer.data} />;
  return (
    <Box display="grid" placeItems="center" minHeight="75vh" padding="6">
      {error ? (
        <ErrorNotice
          title="Your profile could not be loaded."
          advice={error.message}
          onRetry={() => void customer.refetch()}
        />
      ) : (
        <Spinner size="lg" label="Loading your profile" />
      )}
    </Box>
  );
}

function Loaded({ customer }: { customer: CustomerDto }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'var(--buoc-sizes-profile) minmax(0, 1fr)' }}
      gap={{ base: '12', lg: '20' }}
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6' }}
      paddingTop={{ base: '8', md: '12' }}
      paddingBottom="8"
    >
      <CustomerDetails
        customer={customer}
        actions={
          <Actions customer={customer} isEditing={isEditing} onToggle={() => setIsEditing(!isEditing)} />
        }
        form={isEditing ? <ProfileForm customer={customer} onDone={() => setIsEditing(false)} /> : undefined}
      />
      <chakra.section aria-labelledby="order-history" minWidth="0">
        <OrderHistory customer={customer} titleId="order-history" />
      </chakra.section>
    </Grid>
  );
}

interface ActionsProps {
  customer: CustomerDto;
  isEditing: boolean;
  onToggle: () => void;
}

function Actions({ customer, isEditing, onToggle }: ActionsProps) {
  const logOut = useLogOut();
  const isStaff = customer.role === 'admin' || customer.role === 'manager';
  return (
    <>
      {isStaff && (
        <ButtonLink href="/admin" size="sm">
          Admin
        </ButtonLink>
      )}
      <Button variant="outline" size="sm" onClick={onToggle}>
        {isEditing ? 'Cancel' : 'Edit'}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void logOut()}>
        Log Out
      </Button>
    </>
  );
}

/** Whatever the server says, the local login goes and the person is at /sign-in (specification §8). */
function useLogOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    if (logout.isPending) return;
    await logout
      .mutateAsync()
      .catch((error: unknown) => console.error('The sign-out did not reach the shop.', error));
    endSession('signed-out');
    void navigate('/sign-in');
  };
}
