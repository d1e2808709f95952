const token = `h.${btoa(JSON.stringify({ userId: 'u', role: 'client' }))}.s`;

/** The session as a newly opened page reads it. */
async function openedWith(record: string | null, accessToken = token) {
  localStorage.clear();
  localStorage.setItem('accessToken', accessToken);
  if (record !== null) localStorage.setItem('user', record);
  jest.resetModules();
  const { currentUser, sessionTokens } = await import('./session');
  return { user: currentUser(), sent: sessionTokens.accessToken() };
}

test.each([
  ['the record of the same customer', '{"_id":"u","role":"admin"}', { _id: 'u', role: 'admin' }],
  ['no record', null, { _id: 'u', role: 'client' }],
  ['an unreadable record', '{"_id":"u', { _id: 'u', role: 'client' }],
  ["another customer's record", '{"_id":"other","role":"admin"}', { _id: 'u', role: 'client' }],
])('%s beside a token', async (_what, record, user) => {
  await expect(openedWith(record)).resolves.toEqual({ user, sent: token });
});

test.each(['giày', 'two\nlines', ''])(
  'a token with characters that no header carries, %j, is ignored',
  async (damaged) => {
    const record = '{"_id":"u","role":"client"}';
    await expect(openedWith(record, damaged)).resolves.toEqual({ user: null, sent: null });
  },
);

test('a login that the browser has forgotten ends with the next call', async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', token);
  jest.resetModules();
  const session = await import('./session');
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  localStorage.clear();
  expect([session.sessionTokens.accessToken(), session.sessionTokens.accessToken()]).toEqual([null, null]);
  expect([ends, session.currentUser(), session.sessionEnd()]).toEqual([['expired'], null, 'expired']);
});

test('a page that slept while another tab signed out learns of it when it is seen again', async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', token);
  jest.resetModules();
  const session = await import('./session');
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  const isSeen = () => document.dispatchEvent(new Event('visibilitychange'));
  isSeen();
  expect([ends, session.currentUser()?._id]).toEqual([[], 'u']);
  localStorage.clear();
  isSeen();
  expect([ends, session.currentUser()]).toEqual([['elsewhere'], null]);
});

test('a sign-in over another customer ends their session, one of the same customer does not', async () => {
  localStorage.clear();
  jest.resetModules();
  const { onSessionEnd, startSession } = await import('./session');
  const ends: string[] = [];
  onSessionEnd((why) => ends.push(why));
  const signIn = (userId: string) =>
    startSession({ token: `h.${btoa(JSON.stringify({ userId, role: 'client' }))}.s`, refreshToken: 'r' });
  signIn('u');
  signIn('u');
  expect(ends).toEqual([]);
  expect(signIn('other')._id).toBe('other');
  expect(ends).toEqual(['elsewhere']);
});

test('a sign-out whose session the server had ended meanwhile is a sign-out', async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', token);
  jest.resetModules();
  const { endSession, sessionEnd } = await import('./session');
  endSession('expired');
  endSession('elsewhere');
  expect(sessionEnd()).toBe('expired');
  endSession('signed-out');
  expect(sessionEnd()).toBe('signed-out');
});
