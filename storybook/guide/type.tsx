import { chakra } from '@chakra-ui/react';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

const STYLES = [
  ['display.xl', '52–128 / 1.04 / −4.5 %', 'Mỗi bước'],
  ['display.lg', '40–76 / 1.04 / −4 %', 'All products.'],
  ['display.md', '30–48 / 1.08 / −3.5 %', 'Đường chạy'],
  ['display.sm', '22–28 / 1.16 / −2.5 %', 'Sân Đất Nện 76'],
  ['display.xs', '20 / 24 / −2 %', 'Payment Method'],
  ['lead', '18 / 28', 'Sáu thương hiệu, một đôi vừa chân bạn.'],
  ['body', '16 / 24', 'Ấp Mỹ Thuận, xã Mỹ Khánh, ngõ 96 Thái Hà'],
  ['productName', '15.5 / 22', 'Giày chạy bộ nam Lướt Gió 3 đệm khí siêu nhẹ'],
  ['small', '14 / 20', 'Da lộn và da hạt nhỏ, lót lưới thoáng khí'],
  ['meta', '13 / 18', 'Just in · Sold Out'],
  ['numeric', 'Archivo 500, tabular', '2.490.000đ · 1.111.000đ · #6742e8a1c3f0 · 21/11/2026'],
] as const;

/** Every text style with Vietnamese words: ậ ữ ợ đ must not fall back to another font. */
export function Type() {
  return (
    <GuidePage
      title="Chữ nặng, câu ngắn."
      lead="Archivo, heavy and wide, for titles and figures; Be Vietnam Pro for text. The shop serves both fonts, with Latin and Vietnamese letters. The smallest size is 13 px."
    >
      <GuideSection title="Styles">
        <GuideRows
          rows={STYLES.map(([name, figures, words]) => [
            <span key={name}>
              {name}
              <chakra.span display="block" textStyle="meta" color="fg.muted">
                {figures}
              </chakra.span>
            </span>,
            <chakra.span key={words} display="block" textStyle={name}>
              {words}
            </chakra.span>,
          ])}
        />
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
