import { foldText } from '../../../../common/text';
import type { Token } from './text';

/** Words of questions that name nothing, with their accents. */
const VIETNAMESE = `
  shop ơi ad admin à ạ anh chị em mình tui tôi tớ bạn bác cô chú cậu mày tao ông bà cháu ae mn mng bro người ta
  cho xin hỏi hởi với nha nhé nhe nghe nhá hen hén hả há hở nhỉ vậy v z dợ dạ vâng ok oke oki okie uh ừ ờ uhm thế thì là mà và hay
  hoặc hoac với nhưng nếu vì nên do bởi tại của cùng theo như đang đã sẽ rồi chưa cũng vẫn luôn ngay liền lại nữa
  còn có không ko k kg kh khg hk hok hông hong hổng hem hôm hơm hăm hônnng cn k0 khum khom hông hết hàng sẵn tồn kho bán
  mua đặt lấy chốt order ship giao xem tìm kiếm cần muốn thích định tư vấn giúp giùm dùm hộ check kiểm tra coi thử
  xác nhận báo gửi đưa lên xuống ra vào ở trong ngoài trên dưới đây đó kia này nọ ấy đấy ni tê nớ vầy
  đôi đối cái chiếc con mẫu mã màu mầu màuu size sz siz sai saiz cỡ số hiệu hãng thương nhãn loại dòng kiểu dáng hệ bản phiên chân
  giày giầy giay dép sp sản phẩm món thứ nào gì j ji chi đâu sao mấy bao nhiêu bn bnh bnhiu nhiu nhìu ai khi lúc giờ
  giá tiền tìn rẻ re đắt mắc mềm cao thấp nhất hơn kém bằng tầm khoảng cỡ từ đến tới dưới trên không quá tối đa tối thiểu
  ít nhiều lắm quá rất hơi cực siêu khá vừa đủ các những mọi tất cả cả mỗi từng một hai ba bốn năm sáu bảy tám chín
  mười đầu cuối giữa tiên nhì đồng đ vnd k ngàn nghìn trăm triệu tr củ tỷ rưỡi lít xị
  nam nữ bé trai gái trẻ em người lớn con nít unisex bố mẹ vợ chồng ny bồ
  đẹp xấu êm nhẹ nặng bền tốt xịn chất ngon hot mới cũ chính hãng real auth fake rep full box hộp thoáng mát ấm
  đi làm học chơi phố cưới tiệc dạo tập gym leo núi mưa nắng nước chống trơn trượt thấm dễ phối đồ khó
  bây giờ bữa nay hôm mai qua ngày tuần tháng năm sáng trưa chiều tối đêm mùa hè đông thu xuân
  thì sao thế khác giống tương tự tự nhau nhá gợi ý giới thiệu liệt kê danh sách được đc dc đk dk phải pk đúng sai
  mang xỏ đeo fit form rộng chật ôm bít bè thon dài ngắn to nhỏ lớn bự mini cân
  cảm ơn cám thank thanks thks tks tysm xin chào hello hi alo bye tạm biệt
  về thêm bớt giảm sale khuyến mãi km để trả làm nhập restock đợt đều chứ đừng tính tui vài loại lựa chọn chon
  đỏ đen trắng hồng tím vàng nâu xám xanh bạc kem cam be ngọc rêu biển dương lá trời hải quân nghệ phấn tro đô ngà cát da bò
  trở lui đổ trả qua sang từa tựa kiểu cọ cu cưng iu yêu nàng chàng sư phụ thầy nhớ thấy biết nghĩ nói bảo kêu gọi
  quan tâm cụ thể chi tiết thông tin hình ảnh dạng hợp phù toàn bộ ngân sách đầu tư chi đang vs vơi nx lun luôn r rùi oy
  mở cửa đóng riêng đánh dành sốp sóp shopp shoppp sop hú ét xinh dễ thương cute ngầu chất lừ dz xịn xò sang chảnh nghen nghỉ đg đag thui hoi tuổi cm kg nặng size đo tư vấn đẹp hông mún mun thik hum bik bít bjt thui hoi nhg ntn tn nma nch lm hỉ nghen hĩ răng rứa mô ri chừ
  cổ đế dây lưỡi gà mũi gót vải lưới da lộn chất liệu bảo hành xuất xứ việt
`;

const ENGLISH = `
  a an the this that these those it its they them one ones i im i'm me my mine you your u ur we our us he she his her
  is are am was were be been being do does did don doesn have has had got get getting give gimme can could will would shall
  should may might must let lets please pls plz ok okay yes yep no not none nope nothing n t s re ve ll d m
  and or but if so then than as at by for from in into of off on onto out over under below above up down to with within without
  about around near between through per each every any some all both either neither other others another else more most less least
  much many few lot lots little bit just only also too very really quite still yet again now today tomorrow
  what whats which who whose whom when where why how hows there here
  hi hello hey hiya yo dear thanks thank thx ty cheers bye good morning afternoon evening
  shop store stock stocked restock available availability left remaining remain sold sell selling sale carry carries buy buying purchase
  want wants wanted need needs looking look find search searching show showing see check tell know like love interested prefer
  wear wearing fit fits try size sizes sized sizing color colors colour colours coloured colored model models style styles kind kinds type types
  shoe shoes pair pairs kicks footwear item items product products brand brands name names
  price prices priced pricing cost costs cheap cheaper cheapest expensive pricey pricier budget affordable dong vnd million mil k thousand
  max maximum min minimum least exactly roughly approx approximately
  first second third last fourth next previous same similar different instead option options alternative alternatives
  big bigger small smaller large larger new newest latest best popular old low high mid
  men mens man women womens woman kid kids boy girl unisex lady ladies guys guy
  going go come comes came coming make makes made work works use used using
  anything something everything nothing anyone someone thing things stuff range list
  sir madam miss dude mate friend him himself wife husband son daughter mom dad gift present birthday
  possible maybe perhaps actually currently right moment ready
  black white red blue green yellow pink purple brown grey gray orange beige navy cream tan
  comfortable comfy light lightweight durable waterproof wide narrow casual daily everyday school office outdoor gym
`;

/**
 * Ordinary words that shoes are named after too: one of them alone does not name a shoe, two that stand in a
 * name together do. Looked up folded.
 */
const COMMON = `
  đường phố đêm mùa ngày sáng chân sân trường học xa trẻ gió mưa nắng mây sương sớm chiều cỏ thép tốc bật cao nhịp đập
  hầm mòn dài gạch tường thư viện hẻm nhỏ ga cuối khối xưởng gỗ đồng nhung cũ sắc hè bãi đáp đông ngắn ngôi sao bình minh
  ván thảm đỏ cổ hậu vệ vòng cấm nước mềm mười kỷ niệm giới hạn phiên bản siêu đệm khí hải quân phục hồi nghỉ tập chống thấm tháng
  pro high mid low light night quick slow store break left plain old room reading work working north
  half sunday saturday single shop evening sleep grey court one run walk classic vintage retro street
  boot runner leather gift line sport flow grip glide sprint knit volume matter station speed day time way home life
`;

const set = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));
const withFolded = (words: Set<string>): Set<string> => new Set([...words, ...[...words].map(foldText)]);

const ENGLISH_WORDS = set(ENGLISH);
const VIETNAMESE_WORDS = set(VIETNAMESE);
const GRAMMAR = withFolded(new Set([...VIETNAMESE_WORDS, ...ENGLISH_WORDS]));
const COMMON_WORDS = withFolded(set(COMMON));

/** True for a word of a question that names nothing by itself; accents make another word of it. */
export function isGrammar({ text, folded }: Token): boolean {
  return GRAMMAR.has(text) || (text === folded && GRAMMAR.has(folded)) || /^\d/.test(text);
}

/** True for an ordinary word that a name may have. */
export function isCommon({ text }: Token): boolean {
  return COMMON_WORDS.has(text);
}

/** Words that only one of the two languages has, and so tell which one a question is in. */
const NEUTRAL =
  set(`shop ok oke order size sz sneaker sale max min k a an ad hi hello check full box fit form auth real
  model u i m n t s d v z to do in us do me be no ship mini big dong vnd nike men so may an can on tan con mid low high`);

/** Above 0 for English, below it for Vietnamese, 0 where the words do not tell. */
export function languageScore(tokens: readonly Token[]): number {
  let score = 0;
  for (const { text, folded, use } of tokens) {
    if (use === 'name' || use === 'brand' || /^\d/.test(text)) continue;
    if (text !== folded) score -= 2;
    else if (NEUTRAL.has(text))
      score += text === 'do' || text === 'in' || text === 'can' || text === 'me' ? 0.4 : 0;
    else if (ENGLISH_WORDS.has(text) && !FOLDED_VIETNAMESE.has(text)) score += 1;
    else if (FOLDED_VIETNAMESE.has(text) && !ENGLISH_WORDS.has(text)) score -= 1;
  }
  return score;
}

const FOLDED_VIETNAMESE = withFolded(VIETNAMESE_WORDS);
