import { getGetShopPageQueryKey, useGetShopPage } from '../api/generated/shop/shop';
import { definePage, type InBoth } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';
import { SHOP_PAGES, shopPageLabels, type ShopPageName } from '../lib/shop';
import { ShopText } from '../widgets/shop/shop-text/shop-text';

const nameAt = (path: string): ShopPageName => SHOP_PAGES.find((name) => path === `/${name}`)!;

/** A page of the shop's terms, whose text the server draws (rule V34). */
function ShopPage({ path }: { path: string }) {
  const page = useGetShopPage(nameAt(path), { query: { staleTime: Infinity } });
  return (
    <ShopText
      text={page.data?.[i18n.locale === 'vi' ? 'vi' : 'en']}
      isFailed={page.isError}
      onRetry={() => void page.refetch()}
    />
  );
}

const DESCRIPTIONS: Record<ShopPageName, InBoth> = {
  terms: {
    en: 'The terms on which shoes are sold here: prices with VAT, ordering, cancelling, liability and disputes.',
    vi: 'Điều khoản khi mua giày ở đây: giá đã gồm VAT, đặt và hủy đơn, trách nhiệm của cửa hàng, giải quyết tranh chấp.',
  },
  privacy: {
    en: 'Which data the shop keeps, what for and how long, who sees it, and how you see, correct and delete yours.',
    vi: 'Cửa hàng lưu dữ liệu nào, để làm gì, trong bao lâu, ai xem được; cách xem, sửa và xóa dữ liệu của bạn.',
  },
  delivery: {
    en: 'Free delivery all over Vietnam: how long it takes, how to follow an order, and looking at the shoes first.',
    vi: 'Giao hàng miễn phí toàn quốc: thời gian dự kiến, cách theo dõi đơn và được xem giày trước khi trả tiền.',
  },
  returns: {
    en: 'Another size within 30 days, your money back within 7: conditions, steps, costs and refunds.',
    vi: 'Đổi size trong 30 ngày, trả hàng hoàn tiền trong 7 ngày: điều kiện, các bước, chi phí và cách hoàn tiền.',
  },
  payment: {
    en: 'Cash on delivery, bank transfer by QR code, e-wallet or card: how each works, and invoices.',
    vi: 'Tiền mặt khi nhận hàng, chuyển khoản QR, ví điện tử hay thẻ: cách trả, thời hạn và hóa đơn.',
  },
  complaints: {
    en: 'Where to complain, the steps, and when you get an answer and a solution.',
    vi: 'Gửi khiếu nại ở đâu, các bước xử lý, bao lâu thì có câu trả lời và cách giải quyết.',
  },
};

export const page = definePage({
  module: 'pages/shop-page',
  title: (path) => shopPageLabels()[nameAt(path)],
  isListed: true,
  description: (path) => DESCRIPTIONS[nameAt(path)],
  queries: (path) => [getGetShopPageQueryKey(nameAt(path))],
  Component: ShopPage,
});
