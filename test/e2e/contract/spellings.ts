/** Moves the digits to those of a width that Chinese texts have. */
const wide = (id: string): string =>
  id.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Other spellings of an id, one or another of which some database, language or person takes for the same. */
export function spellings(id: string): string[] {
  const letter = id.search(/[a-f]/);
  const oneCapital = id.slice(0, letter) + id.charAt(letter).toUpperCase() + id.slice(letter + 1);
  return [
    ...[id.toUpperCase(), oneCapital, wide(id)],
    ...[`${id} `, ` ${id}`, `${id}\t`, `${id}\n`, `${id}\u00a0`, `${id}\u200b`, `\ufeff${id}`],
    ...[`0${id}`, `00${id}`, `+${id}`, `0x${id}`, `${id}0`, id.slice(1), `${id}.0`],
    ...[
      `${id}\0`,
      `\0${id}`,
      `${id}\0x`,
      `${id}/`,
      `./${id}`,
      `${id}%`,
      `${id}%20`,
      `${id},${id}`,
      `{${id}}`,
      `"${id}"`,
    ],
    ...[
      id.replace(/[a-f]/, (one) => `${one}\u0301`),
      `${id};a=b`,
      `${id}#`,
      `${id}?`,
      '%',
      '_'.repeat(24),
      '*',
    ],
  ];
}
