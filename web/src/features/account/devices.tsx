import { useState } from 'react';
import { isStatus, errorMessage } from '../../lib/api-error';
import { useEndSession, useListSessions } from '../../api/generated/sign-in/sign-in';
import { i18n } from '../../lib/i18n';
import { type Device, DeviceList } from '../../widgets/account/device-list/device-list';

/** The devices on which the customer is signed in; each other one can be signed out. */
export function Devices({ customerId }: { customerId: string }) {
  const { list, end, ending, endFailure, message } = useDevices(customerId);
  return (
    <DeviceList
      devices={list.data?.sessions}
      failure={list.error?.message}
      onRetry={() => void list.refetch()}
      onEnd={(device) => void end(device)}
      {...{ ending, endFailure, message }}
    />
  );
}

function useDevices(customerId: string) {
  const list = useListSessions(customerId);
  const call = useEndSession();
  const [ending, setEnding] = useState<string>();
  const [endFailure, setEndFailure] = useState('');
  const [message, setMessage] = useState('');

  const end = async ({ _id, device }: Device) => {
    if (ending) return;
    setEnding(_id);
    setEndFailure('');
    setMessage('');
    try {
      await call.mutateAsync({ id: customerId, sessionId: _id });
    } catch (reason) {
      // A 404 means that this sign-in has already ended.
      if (!isStatus(reason, 404)) {
        setEnding(undefined);
        return setEndFailure(errorMessage(reason));
      }
    }
    await list.refetch();
    setEnding(undefined);
    setMessage(i18n.t('{device} is signed out.', { device }));
  };

  return { list, end, ending, endFailure, message };
}
