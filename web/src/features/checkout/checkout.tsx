import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { canCheckOut } from '../../lib/checkout-rules';
import type { PaymentMethod as Method } from '../../lib/choices';
import { orderTitle } from '../../lib/order-number';
import { useTransfer } from '../../state/transfer';
import { Button, PageTitle, StatusButton } from '../../ui';
import { BankTransfer } from '../../widgets/bank-transfer/bank-transfer';
import { CartSummary } from '../../widgets/cart-summary/cart-summary';
import { CustomerInformation } from '../../widgets/customer-information/customer-information';
import { OrderLines } from '../../widgets/order-line/order-line';
import { PaymentMethod } from '../../widgets/payment-method/payment-method';
import { TotalsBar } from '../../widgets/totals-bar/totals-bar';
import { useInformation } from './use-information';
import type { usePlaceOrder } from './use-place-order';

interface CheckoutProps {
  order: OrderDto;
  customer: CustomerDto;
  placing: ReturnType<typeof usePlaceOrder>;
}

/** Order confirmation and payment (rules C1 to C14). */
export function Checkout({ order, customer, placing }: CheckoutProps) {
  const [payment, setPayment] = useState<Method | null>(null);
  const receiver = useInformation(order, customer);
  const { placeOrder, status, error, clearError } = placing;
  const choice = { payment, address: receiver.information.address, lines: order.items.length };
  const isReady = canCheckOut(choice) && !receiver.editing;
  return (
    <Box
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6' }}
      paddingTop={{ base: '8', md: '12' }}
    >
      <PageTitle>{orderTitle(order._id)}</PageTitle>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) min(var(--buoc-sizes-aside), 50%)' }}
        columnGap={{ md: '10', lg: '16' }}
        rowGap="12"
        marginTop="10"
        paddingBottom="28"
      >
        <Box minWidth="0">
          <chakra.h2 srOnly>Your items</chakra.h2>
          <OrderLines lines={order.items} />
          <CartSummary look="page" subtotal={order.total} />
        </Box>
        <Stack gap="5" minWidth="0">
          <CustomerInformation {...receiver} />
          <Payment order={order} value={payment} onChange={setPayment} onTouch={clearError} />
          <Button variant="inert" wide aria-disabled>
            0% interest installment payment
          </Button>
        </Stack>
      </Grid>
      <TotalsBar
        total={order.total}
        message={error || undefined}
        action={
          <StatusButton
            size="lg"
            wide
            status={status}
            loadingText="Placing your order"
            successText="Your order is placed"
            disabled={status === 'idle' && !isReady}
            onClick={() => {
              if (canCheckOut(choice)) {
                void placeOrder(order, { customerId: customer._id, payment: choice.payment });
              }
            }}
          >
            Checkout
          </StatusButton>
        }
      />
    </Box>
  );
}

interface PaymentProps {
  order: OrderDto;
  value: Method | null;
  onChange: (method: Method | null) => void;
  onTouch: () => void;
}

function Payment({ order, value, onChange, onTouch }: PaymentProps) {
  const transfer = useTransfer(value === 'QR' ? order : null);
  return (
    <PaymentMethod
      value={value}
      onChange={(method) => {
        onChange(method);
        onTouch();
      }}
      transfer={<BankTransfer {...transfer} />}
    />
  );
}
