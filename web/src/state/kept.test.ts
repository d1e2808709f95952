import { makeToken } from '../testing/test-data';
import { kept } from './kept';
import { endSession, startSession } from './session';

const isText = (value: unknown): value is string => typeof value === 'string';
const read = () => kept.read('text', isText);
const signIn = (id?: string) => startSession({ token: makeToken('client', id), refreshToken: 'r' });
/** What the browser tells a tab after another one has removed the login. */
const endElsewhere = () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

beforeEach(() => {
  endSession('signed-out');
  sessionStorage.clear();
});

test('what a customer wrote waits for them after their session has expired, and is not shown to a visitor', () => {
  signIn('a');
  kept.write('text', 'mine');
  endSession('expired');
  expect(read()).toBeUndefined();
  signIn('a');
  expect(read()).toBe('mine');
});

test('another tab may end the session: it waits too', () => {
  signIn('a');
  kept.write('text', 'mine');
  endElsewhere();
  expect(read()).toBeUndefined();
  signIn('a');
  expect(read()).toBe('mine');
});

test('another customer never gets it, and it is gone', () => {
  signIn('a');
  kept.write('text', 'mine');
  endSession('expired');
  signIn('b');
  expect(read()).toBeUndefined();
  kept.write('other', 1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('mine');
});

test('a sign-out takes it away', () => {
  signIn('a');
  kept.write('text', 'mine');
  endSession('signed-out');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('mine');
});

test('what a visitor wrote belongs to whoever signs in next, and to nobody after them', () => {
  kept.write('text', 'mine');
  signIn('a');
  expect(read()).toBe('mine');
  endSession('expired');
  expect(read()).toBeUndefined();
  signIn('b');
  expect(read()).toBeUndefined();
});

test.each(['not JSON', '[]', '{"text":1}', '{"text":{"owner":null}}', '{"text":{"owner":null,"value":4}}'])(
  '%s in the storage is nothing',
  (stored) => {
    sessionStorage.setItem('kept', stored);
    expect(read()).toBeUndefined();
  },
);
