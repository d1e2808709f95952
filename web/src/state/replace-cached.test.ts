import { QueryClient } from '@tanstack/react-query';
import { replaceCached } from './replace-cached';

const KEY = ['/v1/orders/a'];

test('a read that began before a change does not undo it when it ends', async () => {
  const client = new QueryClient();
  client.setQueryData(KEY, 'before');
  let answer = (_value: string) => {};
  const read = client.fetchQuery({
    queryKey: KEY,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    staleTime: 0,
  });
  replaceCached(client, KEY, 'after');
  answer('before');
  await read;
  expect(client.getQueryData(KEY)).toBe('after');
});

test('a first read that is on its way neither', async () => {
  const client = new QueryClient();
  const read = client.fetchQuery({ queryKey: KEY, queryFn: () => Promise.resolve('before') });
  replaceCached(client, KEY, 'after');
  await read.catch(() => undefined);
  expect(client.getQueryData(KEY)).toBe('after');
});
