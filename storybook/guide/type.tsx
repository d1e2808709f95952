import { chakra } from '@chakra-ui/react';
import { textStyles } from '../../web/src/theme/text-styles';
import { tokens } from '../../web/src/theme/tokens';
import { definitions, inPixels } from './definitions';
import { GuideKeys, GuidePage, GuideRows, GuideSection } from './guide-page';

/** A text style as it is defined; a size may depend on the breakpoint. */
interface Style {
  fontSize?: string | Record<string, string>;
  lineHeight?: string | Record<string, string>;
  letterSpacing?: string;
  fontWeight?: string;
}

/** Words for a style that has its own; the others show a sentence. */
const WORDS: Record<string, string> = {
  'display.xl': 'Mỗi bước',
  'display.lg': 'All products.',
  'display.md': 'Đường chạy',
  'display.sm': 'Sân Đất Nện 76',
  'display.xs': 'Payment Method',
  'display.figure': '1.284',
  logo: 'bước.',
  logoLarge: 'bước.',
  productName: 'Giày chạy bộ nam Lướt Gió 3 đệm khí siêu nhẹ',
  label: 'Họ và tên',
  title: 'Địa chỉ giao hàng',
  nav: 'Sản phẩm',
  meta: 'Just in · Sold Out',
  flag: 'Hàng mới về',
  'button.sm': 'Sửa',
  'button.md': 'Thêm vào giỏ',
  'button.lg': 'Thanh toán',
  numeric: '2.490.000đ · 1.111.000đ · #6742e8a1c3f0 · 21/11/2026',
};
/** When to take a style, where its name does not say it. */
const USES: Record<string, string> = {
  'display.xl': 'the hero',
  'display.lg': 'a page’s title',
  'display.md': 'a band, a dialog of a shoe',
  'display.sm': 'a dialog’s title',
  'display.xs': 'a section’s title',
  body: 'text to read',
  lead: 'the sentence under a title',
  label: 'a field’s name, a short word',
  title: 'a row’s or a group’s name, at 14 px',
  small: 'text beside the matter',
  meta: 'facts below a name, hints',
  flag: 'a word on a picture',
  numeric: 'figures; the size is that of its surroundings, 13 px by smallFigure',
};
const SENTENCE = 'Ấp Mỹ Thuận, xã Mỹ Khánh, ngõ 96 Thái Hà';

const STYLES = definitions<Style>(textStyles);

/** The size, line height, letter spacing and weight; of two sizes the first is a phone's. */
function figuresOf({ fontSize, lineHeight, letterSpacing, fontWeight }: Style): string {
  return [fontSize, lineHeight, letterSpacing === '0' ? undefined : letterSpacing, fontWeight]
    .map((value) => (typeof value === 'object' ? Object.values(value).join(' – ') : value))
    .filter(Boolean)
    .map(inPixels)
    .join(' / ');
}

/** Every text style with Vietnamese words: ậ ữ ợ đ must not fall back to another font. */
export function Type() {
  return (
    <GuidePage
      title="Chữ nặng, câu ngắn."
      lead="Archivo, heavy and wide, for titles and figures; Be Vietnam Pro for text. The shop serves both fonts, with Latin and Vietnamese letters. The smallest size is 13 px."
    >
      <GuideSection title="Styles">
        <GuideRows
          rows={STYLES.map(({ name, value }) => [
            <span key={name}>
              {name}
              <chakra.span display="block" textStyle="meta" color="fg.muted">
                {figuresOf(value)}
                {USES[name] && <br />}
                {USES[name]}
              </chakra.span>
            </span>,
            <chakra.span key={name} display="block" textStyle={name}>
              {WORDS[name] ?? SENTENCE}
            </chakra.span>,
          ])}
        />
      </GuideSection>
      <GuideSection title="Families">
        <GuideKeys of={tokens.fonts} />
      </GuideSection>
      <GuideSection title="Weights">
        <GuideKeys of={tokens.fontWeights} />
      </GuideSection>
      <GuideSection title="Two marks on one letter">
        <chakra.p textStyle="display.md">Ấ ậ ế ệ ỗ ộ ữ ự ợ ờ đ Đ</chakra.p>
        <chakra.p textStyle="body" marginTop="4">
          Ấ ậ ế ệ ỗ ộ ữ ự ợ ờ đ Đ. A title’s line height is at least 1.04; below that, ỗ would touch ộ.
        </chakra.p>
      </GuideSection>
    </GuidePage>
  );
}
