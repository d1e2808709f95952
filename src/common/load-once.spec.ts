import { loadOnce } from './load-once';

describe('loadOnce', () => {
  it('loads once for all who ask, and again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('loaded');
    const use = loadOnce<string>(load);
    const first = await Promise.allSettled([use(), use()]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await Promise.all([use(), use()])).toEqual(['loaded', 'loaded']);
    expect(await use()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
