import { text } from 'node:stream/consumers';
import { csvFile } from './csv';

async function written(cell: string): Promise<string> {
  async function* parts() {
    yield [await Promise.resolve({ cell })];
  }
  const file = csvFile(
    [{ name: { en: 'N', vi: 'N' }, of: (row: { cell: string }) => row.cell }],
    'en',
    parts(),
  );
  return (await text(file.getStream())).split('\r\n').slice(1, -1).join('\r\n');
}

it.each([
  ['An', 'An'],
  ['=1+1', `'=1+1`],
  ['-5', `'-5`],
  ['An;=1+1', `An;'=1+1`],
  ['An\t=1+1', `An\t'=1+1`],
  ['An;\t＝1', `An;\t'＝1`],
  ['\tx', `'\tx`],
  ['\t=1', `'\t'=1`],
  ['a-b; c-d', 'a-b; c-d'],
  [';', ';'],
  ['', ''],
])('%j is written as %j', async (cell, expected) => expect(await written(cell)).toBe(expected));
