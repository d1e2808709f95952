import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** The shop's words. */
export function Writing() {
  return (
    <GuidePage
      title="Short sentences. Full stop."
      lead="The title of a page says one thing and ends in a full stop; headings of sections, labels, buttons and short messages in their place have none. Capitals as in a sentence, but for what the shop’s rules fix, such as Sign In. The interface is English and Vietnamese; the globe in the toolbar switches. docs/voice.md has the voice and all words of both languages. Names and addresses are as people entered them."
    >
      <GuideSection title="Words we use">
        <GuideRows
          rows={[
            ['Just in · Sold Out', 'Còn hàng · Hết hàng. On a card: in stock, or not.'],
            ['Sold out', 'Hết hàng. On a colour, and read by screen readers for a size.'],
            [
              'Add to cart',
              'Thêm vào giỏ. For a customer; a visitor reads ‘Sign in to shopping’, Đăng nhập để mua.',
            ],
            ['Cart, line', 'Giỏ hàng, sản phẩm. A line is a product, a colour and a size.'],
            ['Order #', 'Đơn hàng #. Followed by the first half of the order’s id.'],
            [
              'pending, delivering, completed, canceled',
              'Chờ xử lý, đang giao, hoàn tất, đã hủy. An order’s status, in lower case in English.',
            ],
            ['you, the shop', 'Bạn, shop. Never quý khách, anh/chị.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="Figures">
        <GuideRows
          rows={[
            ['Prices', '1.234.000đ: vi-VN grouping, đ without a space.'],
            ['Dates', '2/11/2026: day, month, year, without leading zeros. ‘Until’ includes its day.'],
            ['Moments', '2/11/2026 09:05: 24 hours, in the shop’s time.'],
            ['Delivery', 'Always ‘Free’, never 0đ.'],
          ]}
        />
      </GuideSection>
      <GuideSection title="When something fails">
        <GuideRows
          rows={[
            ['Say what to do', '‘Only 1 left. Lower the quantity.’, not ‘Error’.'],
            ['Say it where it happened', 'Under the field, in the line, next to the button.'],
            ['Never colour alone', 'Red comes with an icon and a sentence.'],
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}
