import { readFileSync } from 'node:fs';
import { people } from '../../../src/demo/people';
import { readConfig } from '../../../src/config/load-config';

const { provinces } = JSON.parse(readFileSync('web/src/lib/places.json', 'utf8')) as {
  provinces: Record<string, string>;
};
const facts = readFileSync('src/modules/chat/answer/shop-facts.json', 'utf8');
const [, ownAddress = ''] =
  /address: '(.+)'/.exec(readFileSync('web/src/testing/demo-seller.ts', 'utf8')) ?? [];

/** Whether an address ends with one of today's wards and its province. */
function isOfToday(address: string): boolean {
  const [ward = '', province = ''] = address.split(', ').slice(-2);
  const name = province.replace(/^TP\. /, '');
  const wards = provinces[`Thành phố ${name}`] ?? provinces[name] ?? '';
  return wards.split('|').includes(ward.replace(/^Phường /, 'P').replace(/^Xã /, 'X'));
}

it.each(
  [ownAddress, ...people().map(({ address }) => address ?? '')].filter((one) => one && one !== 'Unknown'),
)('the ward of %j is one of those since July 2025', (address) => expect(isOfToday(address)).toBe(true));

it('is one address wherever the shop names its own', () => {
  expect(readConfig({}).seller.address).toBe(ownAddress);
  const street = ownAddress.split(', ').slice(0, 2).join(', ');
  expect(facts.match(/128 Nguyễn Thị Minh Khai, [^,]+/g)).toEqual([street, street, street, street]);
});
