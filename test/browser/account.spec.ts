import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible, expectNoSidewaysScroll, signedIn, test, type Person } from './support';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const current = (page: Page) => page.getByLabel('Current Password');

async function openProfile(page: Page, person: Person): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByText(person.email)).toBeVisible();
}

test('a phone number is changed with the password, asked for in place @phone', async ({ page, request }) => {
  const person = await signedIn(page, request);
  await openProfile(page, person);
  await page.getByRole('button', { name: 'Edit' }).click();
  const phone = `08${person.phone.slice(2)}`;
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(current(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await current(page).fill('not the password');
  await current(page).press('Enter');
  await expect(page.getByText('The current password is not correct.')).toBeVisible();
  await expect(current(page)).toBeFocused();
  await current(page).fill(person.password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(phone)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('another device is signed out @phone', async ({ page, request }) => {
  const person = await signedIn(page, request);
  const data = { username: person.email, password: person.password };
  const other = await request.post('/v1/customers/login', {
    data,
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' },
  });
  const { refreshToken } = (await other.json()) as { refreshToken: string };
  await openProfile(page, person);
  const devices = section(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await devices.getByRole('button', { name: /^Sign out / }).click();
  await expect(devices.getByText(/ is signed out\.$/)).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const again = await request.post('/v1/customers/refresh-token', { data: { refreshToken } });
  expect(again.status()).toBe(401);
});

test('two-step sign-in is set up with an app @phone', async ({ page, request }) => {
  const person = await signedIn(page, request);
  await openProfile(page, person);
  const twoStep = section(page, 'Two-step sign-in');
  await twoStep.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await current(page).fill(person.password);
  await current(page).press('Enter');
  await expect(twoStep.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const secret = (await twoStep.getByText(/^([A-Z2-7]{1,4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(
    ' ',
    '',
  );
  await twoStep.getByLabel('Code').fill(generateSync({ secret }));
  await twoStep.getByRole('button', { name: 'Turn on', exact: true }).click();
  const codes = twoStep.getByRole('group', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download the codes' }).click(),
  ]);
  const saved = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(saved).toEqual(await codes.getByRole('listitem').allInnerTexts());
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  const turnOff = twoStep.getByRole('button', { name: 'Turn off two-step sign-in' });
  await expect(turnOff).toBeFocused();
  await twoStep.getByRole('button', { name: 'New recovery codes' }).press('Enter');
  await current(page).fill(person.password);
  const code = twoStep.getByRole('textbox', { name: 'Code' });
  await code.fill(saved[0]!);
  await code.press('Enter');
  await expect(codes.getByText('Your old recovery codes no longer work.')).toBeVisible();
  const renewed = await codes.getByRole('listitem').allInnerTexts();
  expect(renewed.filter((code) => !saved.includes(code))).toHaveLength(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(twoStep.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  await turnOff.press('Enter');
  await current(page).fill(person.password);
  await code.fill(renewed[0]!);
  await twoStep.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(twoStep.getByText('Two-step sign-in is off.')).toBeVisible();
});

test('customers take their data along @phone', async ({ page, request }) => {
  const person = await signedIn(page, request);
  await openProfile(page, person);
  const mine = section(page, 'My data');
  await mine.getByRole('button', { name: 'Download my data' }).click();
  await current(page).fill(person.password);
  const [file] = await Promise.all([page.waitForEvent('download'), current(page).press('Enter')]);
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { customer: { email: string } };
  expect(data.customer.email).toBe(person.email);
  await expect(mine.getByText('Your data is saved as my-data.json.')).toBeVisible();
});

test('customers delete their account, and are signed out at home @phone', async ({ page, request }) => {
  const person = await signedIn(page, request);
  await openProfile(page, person);
  await section(page, 'My data').getByRole('button', { name: 'Delete my account' }).click();
  await current(page).fill(person.password);
  await current(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const data = { username: person.email, password: person.password };
  expect((await request.post('/v1/customers/login', { data })).status()).toBe(401);
});
