import { SHOP } from '../lib/shop';
import { DefinitionList, TextLink } from '../ui';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

/** A static Vietnamese text (rule V20). */
export function AboutPage() {
  return (
    <TextPage title="Về bước." film="home" lang="vi">
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
            { term: 'Địa chỉ', value: SHOP.address },
            {
              term: 'Điện thoại',
              value: <TextLink href={`tel:${SHOP.phone.replace(/\s/g, '')}`}>{SHOP.phone}</TextLink>,
            },
            { term: 'Email', value: <TextLink href={`mailto:${SHOP.email}`}>{SHOP.email}</TextLink> },
            { term: 'Giờ mở cửa', value: 'Thứ Hai – Thứ Sáu 7:00–21:00, cuối tuần 9:00–21:00' },
          ]}
        />
      </TextBlock>
    </TextPage>
  );
}
