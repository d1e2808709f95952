import { cleanInput, cleanText } from './clean-text';
import { tidyPhone } from './phone';
import { tidyAddress } from './text';
import { pick, randomFrom } from '../../test/support/random';

describe('a text as a person sees it', () => {
  it.each([
    ['12\u200b Lê Lợi\ufeff', '12 Lê Lợi'],
    ['12\u00a0Lê\u3000Lợi\u2007', '12 Lê Lợi '],
    ['12\tLê\nLợi\r\nHuế\u2028', '12 Lê Lợi Huế '],
    ['P.\u2060Bến Ng\u00adhé', 'P.Bến Nghé'],
    ['\u202emoc.live\u202c', 'moc.live'],
    ['\u2066an\u2069\u200e\u061c', 'an'],
    ['a\u200db\u200cc', 'abc'],
    ['\u3164\u2800', ' '],
    ['plain', 'plain'],
  ])('%j is %j', (sent, kept) => {
    expect(cleanText(sent)).toBe(kept);
  });

  it.each([
    ['a heart', '❤\ufe0f'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a profession with a skin colour', '👩🏽\u200d🚀'],
    ['a keycap', '4\ufe0f\u20e3'],
    ['a flag of two letters', '🇻🇳'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a Persian verb', 'می\u200cخواهم'],
    ['a Devanagari conjunct', 'क्\u200dष'],
    ['an old chillu', 'അവന്\u200d'],
    ['a name with a form of its ideograph', '葛\u{E0100}城'],
  ])('%s keeps what it is spelt with', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['a selector behind a letter', 'a\ufe0f', 'a'],
    ['two selectors', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['a joiner at the end of an emoji', '🔥\u200d', '🔥'],
    ['letters that nobody sees', 'hi\u{E0068}\u{E0069}', 'hi'],
  ])('%s goes', (_, sent, kept) => {
    expect(cleanText(sent)).toBe(kept);
  });

  it('loses its lines unless they are wanted', () => {
    const sent = {
      desc: 'a\r\nb\u2028c\td',
      colors: [{ color: 'đen\u200b' }],
    };
    const cleaned = { colors: [{ color: 'đen' }] };
    expect(cleanInput(sent)).toEqual({ ...cleaned, desc: 'a b c d' });
    expect(cleanInput(sent, true)).toEqual({ ...cleaned, desc: 'a\nb\nc d' });
  });

  it('changes nothing a second time', () => {
    const random = randomFrom(11);
    const pieces = [
      'a',
      '1',
      ' ',
      '\n',
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u20e3',
      '🔥',
      '❤',
      '🏽',
      'क',
      '्',
      'ش',
      '葛',
      '\u{E0100}',
      '\u202e',
      '\u{E0067}',
      '🏴',
      '\u{E007F}',
    ];
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 8 }, () => pick(random, pieces)).join('');
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }
  });

  it('takes time in proportion to its length', () => {
    const begun = performance.now();
    cleanText('❤\ufe0f\u200d'.repeat(100_000));
    cleanText('🏴\u{E0067}'.repeat(100_000));
    tidyAddress(', '.repeat(200_000));
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

it.each([
  ['12 Lê Lợi, , Phường Bến Thành', '12 Lê Lợi, Phường Bến Thành'],
  [' ,12  Lê Lợi,,Quận 1 ,', '12 Lê Lợi, Quận 1'],
  ['12 Lê Lợi\nPhường Bến Thành', '12 Lê Lợi, Phường Bến Thành'],
  ['Ngõ 1,5 km', 'Ngõ 1,5 km'],
  [', ,', ''],
])('the address %j is kept as %j', (sent, kept) => {
  expect(tidyAddress(sent)).toBe(kept);
});

it.each([
  '+84 (0)90 123 45 67',
  '0901.234.567',
  '090\u00a0123\u00a04567',
  '0084 90-123-4567',
  '84 901 234 567',
  '０９０１２３４５６７',
  '090–123–4567',
  '090/123/4567',
  '＋84 901234567',
])('the phone number %j is 0901234567', (sent) => {
  expect(tidyPhone(sent)).toBe('0901234567');
});
