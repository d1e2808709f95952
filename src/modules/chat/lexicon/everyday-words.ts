import { foldText } from '../../../common/text';
import type { Token } from '../parse/text';

/** Everyday words of both languages: one alone names neither a shoe nor a missing model. */
const VIETNAMESE = `
  ad admin ae ai alo anh auth ba bao be biết biển biệt box bro buồn bye bà bác bán báo bây bè bé bò bước bạc bạn bản
  bảo bảy bẩn bằng bền bển bọn bố bốn bồ bộ bớt bởi bụng bữa bự cam cao check chi chiếc chiều cho chon chàng chào cháu
  chân chín chính chú chút chơi chưa chạy chảnh chất chậm chật chắc chắn chị chọn chống chốt chồng chỗ chủ chứ chừ
  chừng cm cn coi con cu cute cuối các cái cám cát cân cây còn có cô cùng cũ cũng cơm cưng cưới cả cảm cần cậu cặp cọ
  cỏ cổ cỡ cụ củ của cứng cửa cực da danh do dz dài dành dày dáng dây dép dòng dùm dương dưới dạ dạng dạo dễ dợ em
  fake fit form full ghét giao giày giá gió giùm giúp giảm giấy giầy giận giống giới giờ giữa gym gà gái gì gòn gót
  gần gọi gợi gửi ha hai hay hcm hello hem hen hi hiểu hiệu hn hoa hoac hot hoặc huyện huế hà hàng hành há hãng hè hén
  hình hóa hôm hông hú hăm hĩ hơi hơm hơn hả hải hết hệ họ học hỏi hồng hổng hộ hộp hở hởi hợp hử iu kem khi kho khom
  khoảng khum khuyến khá khác khó khô không kia kiếm kiểm kiểu km kém kê kêu leo liền liệt liệu logo loại lui lun luôn
  là làm lá lát lên lít lót lúc lưới lưỡi lượng lại lạnh lấy lắm lễ lộn lớn lời lừ lựa mai mang mini mua muốn mà màu
  màuu mày má mác mát mã mãi mình món mô mùa mũi mưa mười mấy mầu mẫu mắc mắt mặc mặt mẹ mềm mọi mỏng mỗi một mới mở
  nam nay ngay nghe nghen nghìn nghĩ nghệ nghỉ ngon ngoài ngà ngàn ngày ngân người ngầu ngắn ngọc ngồi ngủ nha nhanh
  nhau nhe nhen nhiêu nhiều nhà nhá nhãn nhé nhì nhìn như nhưng nhảy nhất nhận nhập nhật nhắn nhẹ nhỉ nhỏ nhớ những ni
  ny nàng nào này nâu nãy nên nít nó nói nóng núi năm nơi nước nắng nằm nẵng nặng nếu nền nọ nội nớ nữ nữa ok oke oki
  okie order phiên phom phù phút phường phải phấn phẩm phố phối phụ pk qua quai quan quanh quá quân quên quả quận ra
  re real rep restock ri riêng rêu răng rưỡi rất rẻ rồi rộng rứa sale sang sao sg ship shop shopp shoppp sinh size
  siêu sop sp sài sách sáng sáu sân sóp sư sạch sản sắc sẵn sẽ số sốp sợ ta tao tay tem thank thanks thao theo thiểu
  thiệt thiệu thks thon thoáng thu tháng thép thêm thì thích thông thơ thương thấm thấp thấy thầy thật thế thể thứ thử
  tin tiên tiết tiền tiệc tks to toàn tp tr tra trai triệu tro trong trên trăm trơn trưa trường trượt trả trắng trẻ
  trị trời trở tui tuần tuổi tysm tám tâm tê tìm tìn tí tím tính tôi tông túi tư tương tại tạm tất tầm tập tết tỉnh
  tối tốt tồn tớ tới tờ tụi từ từa từng tự tựa tỷ uh uhm unisex uống viền việc việt vnd vui và vài vàng vào vâng vì vô
  vơi vải vấn vầy vẫn vậy về với vợ vừa xa xanh xem xin xinh xong xuân xuất xuống xác xám xã xíu xò xấu xị xịn xỏ xứ
  mốt lăm nhăm bẩy yêu à á ét êm ít ôm ông ý ăn đ đa đang đen đeo đi đo đà đá đánh đâu đây đã đêm đó đóng đô đôi đông đúng đưa đường
  được đất đấy đầu đầy đắt đặt đẹp đế đến đều để định đỏ đối đồ đồng đổ đợt đủ đứng đừng ơi ơn ướt ạ ảnh ấm ấy ờ ở ừ
`;

const ENGLISH = `
  a about above across actually affordable after afternoon again against ago airport all almost alone along also
  alternative alternatives although always am amazing among an and ankle another answer any anybody anyone anything
  apart approx approximately are around as ask asked asking at availability available awesome bad basic be beautiful
  because been before begin beige being below best better between big bigger birthday bit black blue body both bought
  boy brand brands break bro broke broken brown budget but buy buying by bye call came can carries carry case casual
  center chance cheap cheaper cheapest check cheers chi city clean cm coffee cold color colored colors colour coloured
  colours come comes comfortable comfy coming concerning cool corner correct cost costs could couple couples country court cream
  currently d dad daily danang dark daughter day dear despite did different dinner dirty do does doesn don dong door
  double down dry dude durable during each early easy echo either else empty end english enough evening ever every
  everybody everyday everyone everything exactly expensive extra fact false fast feet few field find fine first fit
  fits floor foot footwear for fourth free friday friend friend's from front full game get getting gift gimme girl
  give go going good got gray great green grey ground guess guy guys gym had half hand hanoi hard has have he heavy
  heel hello help her here hey hi high him himself his hiya ho home hope hot hotel house how however hows husband i
  i'm idea if im in inch inches including inside instead interested into is it item items its just k kg kicks kid kids
  kids' kind kinds knee know ladies lady large larger last late later latest least left leg legs less let lets light
  lightweight like line list little ll long look looking lost lot lots love lovely low lunch m madam made make makes
  man many mate matter max maximum may maybe me mean means men men's mens mid middle might mil million min mine minh
  minimum minus miss model models mom moment monday month more morning most much music must my n name names narrow
  navy near need needs neither never new newest next nice night no nobody none nope nor not nothing now of off office
  often ok okay old on one ones only onto option options or orange other others our out outdoor outside over own paid
  pair pair's pairs part party people per perfect perhaps person pink place plain play player please pls plus plz
  point popular possible prefer present pretty previous price priced prices pricey pricier pricing problem product
  products purchase purple question quick quite race range rarely re reading ready real really obviously rear reason record red
  regarding remain remaining restock right road room roughly run s said saigon sale same saturday school search
  searching second see sell selling send sent shall she shoe shoes shop short should show showing side silence similar
  simple since single sir sis sit size size's sized sizes sizing slow small smaller so soft sold sole soles some
  somebody someone something sometimes son son's soon speak stand start station still stock stocked stop store street
  stuff style styles such sunday sure t talk tall tan team tell than thank thanks that the them then there these they
  thick thin thing things third this those though thought thousand through thursday thx to today toe toes together
  told tomorrow tonight too total tourist toward towards town true try tuesday ty type types u ugly under unisex
  unless unlike until up upon ur us use used using usually ve very via vietnam vietnamese visit visiting vnd wait
  waiting walk wall want wanted wants warm was waterproof way we wear wearing wednesday week weekend were wet what
  whatever whats when whenever where wherever whether which whichever while white who whoever whole whom whose why
  wide wife will window with within without woman women women's womens work works worse worst would wrong year year's
  yellow yep yes yet yo you young your
  btw couldnt didnt doesnt dont hadnt hasnt havent imo ive lol ngl shouldnt tbh theyre wasnt werent wont wouldnt youre
`;

const words = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean));
const ENGLISH_WORDS = words(ENGLISH);
const VIETNAMESE_WORDS = words(VIETNAMESE);
const FOLDED_VIETNAMESE = new Set([...VIETNAMESE_WORDS].map(foldText));

/** True for an everyday Vietnamese word, compared with its accents. */
export const isVietnameseWord = (word: string): boolean => VIETNAMESE_WORDS.has(word);

/** 'i've', 'they're': never part of a name. */
export const CONTRACTION = /'(?:ve|re|ll|d|m|t)$/;

/** True for an everyday word of either language. */
export function isEveryday({ text, isPlain }: Token): boolean {
  if (CONTRACTION.test(text) || VIETNAMESE_WORDS.has(text)) return true;
  return isPlain && (FOLDED_VIETNAMESE.has(text) || ENGLISH_WORDS.has(text));
}

/** Words used in both languages, which do not identify either. */
const NEUTRAL =
  words(`shop ok size sneaker sale max min a an hi hello check full box fit form auth real model u i m n t s d to do in us me be no
  ship mini big dong vnd so may can on tan con mid low high men order hot one van the ai la chi em anh ban cam mua and cod new old team game line free hay nam ba ha mai`);

/** Above 0 for English, below 0 for Vietnamese, 0 if the words do not tell. */
export function languageScore(tokens: readonly Token[]): number {
  let score = 0;
  for (const [at, { text, folded, isPlain }] of tokens.entries()) {
    if (/^\d/.test(text)) continue;
    if (!isPlain && text !== folded) score -= 2;
    else if (
      text === 'the' ||
      text === 'in' ||
      (text === 'do' && ['you', 'i', 'they', 'we', 'it'].includes(tokens[at + 1]?.text ?? '')) ||
      text === 'to'
    )
      score += 0.7;
    else if (text !== 'do' && !NEUTRAL.has(text)) {
      if (ENGLISH_WORDS.has(text) && !FOLDED_VIETNAMESE.has(text)) score += 1;
      else if (FOLDED_VIETNAMESE.has(text) && !ENGLISH_WORDS.has(text)) score -= 1;
    }
  }
  return score;
}
