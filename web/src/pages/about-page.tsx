import { phoneHref, SELLER } from '../lib/shop';
import { DefinitionList, TextLink } from '../ui';
import { definePage } from '../features/page-frame/define-page';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

const title = () => 'Về bước.';

/** A static Vietnamese text (rule V20). */
function AboutPage() {
  return (
    <TextPage title={title()} film="home" lang="vi">
      <TextBlock title="Giới thiệu">
        <p>
          bước. là cửa hàng giày thể thao của những người đi bộ nhiều hơn đi xe. Chúng tôi chọn từng mẫu của
          sáu thương hiệu Nike, Adidas, Puma, New Balance, Vans và Balenciaga, từ đôi chạy bộ mỗi sáng đến đôi
          giày đá bóng cuối tuần.
        </p>
        <p>
          Mỗi đôi giày trên trang đều ghi rõ màu, size và số lượng còn lại trong kho. Hết là hết, chúng tôi
          không nhận đặt thứ mình không có.
        </p>
      </TextBlock>
      <TextBlock title="Sứ mệnh">
        <p>
          Ai cũng tìm được một đôi vừa chân, đúng giá, và biết chắc nó còn hàng trước khi đặt. Giao hàng miễn
          phí toàn quốc, đổi size trong 30 ngày.
        </p>
      </TextBlock>
      <TextBlock title="Liên hệ">
        <DefinitionList
          items={[
            { term: 'Đơn vị bán', value: SELLER.owner },
            { term: 'Mã số thuế', value: SELLER.taxCode },
            { term: 'Địa chỉ', value: SELLER.address },
            {
              term: 'Điện thoại',
              value: SELLER.phone && <TextLink href={phoneHref(SELLER.phone)}>{SELLER.phone}</TextLink>,
            },
            {
              term: 'Email',
              value: SELLER.email && <TextLink href={`mailto:${SELLER.email}`}>{SELLER.email}</TextLink>,
            },
            { term: 'Giờ mở cửa', value: 'Thứ Hai – Thứ Sáu 7:00–21:00, cuối tuần 9:00–21:00' },
          ].filter(({ value }) => value)}
        />
      </TextBlock>
    </TextPage>
  );
}

export const page = definePage({
  module: 'pages/about-page',
  title,
  isListed: true,
  description: () => ({
    en: 'bước. is the shoe shop of people who walk more than they drive: everybody finds a pair that fits, at a fair price.',
    vi: 'bước. là cửa hàng giày thể thao của những người đi bộ nhiều hơn đi xe: ai cũng tìm được một đôi vừa chân, đúng giá.',
  }),
  queries: () => [],
  Component: AboutPage,
});
