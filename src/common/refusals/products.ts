import type { InBoth } from '../language';
import { filled, type Refusals } from './words';

interface Label {
  label: InBoth;
}

interface SizeOf {
  size: string;
  color: string;
}

const WHICH = (number: number | null): string => (number === null ? 'The file' : `File ${number}`);
const TEP = (number: number | null): string => (number === null ? 'Tệp' : `Tệp ${number}`);

interface Which {
  /** The file's number among several, from 1; null for a single file. */
  number: number | null;
}

/** Errors of products, their stock and pictures, and of waits for sizes. */
export const PRODUCTS = {
  'product.unknown': { en: 'There is no such product.', vi: 'Không có sản phẩm này.' },
  'product.not-sold': {
    en: 'This product is not sold in that colour and size.',
    vi: 'Sản phẩm này không bán màu và size đó.',
  },
  'product.edited-meanwhile': {
    en: 'A colleague changed this product in the meantime. Please look at it again before you save.',
    vi: 'Đồng nghiệp vừa sửa sản phẩm này. Bạn xem lại rồi hãy lưu.',
  },
  'product.busy': {
    en: 'Others are changing this product at this moment. Please try again.',
    vi: 'Người khác đang sửa sản phẩm này. Bạn thử lại nhé.',
  },
  'product.sizes-changed': {
    en: 'Some of these sizes have changed in the meantime.',
    vi: 'Một vài size vừa thay đổi.',
  },
  'product.too-few-left': filled(
    ({ left }: { left: number }) => {
      if (left === 0) return 'No pair is left.';
      return left === 1 ? 'Only 1 pair is left.' : `Only ${left} pairs are left.`;
    },
    ({ left }) => (left === 0 ? 'Không còn đôi nào.' : `Chỉ còn ${left} đôi.`),
  ),
  'product.size-gone': filled(
    ({ size, color }: SizeOf) => `There is no size ${size} in ${color} any more.`,
    ({ size, color }) => `Không còn size ${size} màu ${color}.`,
  ),
  'product.too-many-pairs': filled(
    ({ pairs, size, color }: SizeOf & { pairs: number }) =>
      `There cannot be ${pairs} pairs of size ${size} in ${color}.`,
    ({ pairs, size, color }) => `Size ${size} màu ${color} không thể có ${pairs} đôi.`,
  ),
  'product.pairs-sold': filled(
    ({ pairs, left, size, color }: SizeOf & { pairs: number; left: number }) =>
      `Of size ${size} in ${color} ${pairs === 1 ? '1 pair' : `${pairs} pairs`} cannot go: ${left} ${left === 1 ? 'is' : 'are'} left.`,
    ({ pairs, left, size, color }) =>
      `Size ${size} màu ${color} không bớt được ${pairs} đôi: chỉ còn ${left}.`,
  ),
  'stock.set-or-move': {
    en: 'A size needs either quantity or by.',
    vi: 'Mỗi size cần quantity hoặc by, không cả hai.',
  },
  'stock.before-of-set': {
    en: 'quantityBefore belongs to quantity, not to by.',
    vi: 'quantityBefore đi cùng quantity, không đi cùng by.',
  },
  'product.color-name-kept': filled(
    ({ other, color }: { other: string; color: string }) =>
      `Pairs of ${other} were sold as ${color}: no other color can have that name.`,
    ({ other, color }) => `Các đôi màu ${other} từng bán với tên ${color}: màu khác không dùng tên đó được.`,
  ),
  'product.too-many-names': filled(
    ({ color }: { color: string }) =>
      `${color} had too many names before: carts and orders may still hold its pairs under each of them.`,
    ({ color }) =>
      `Màu ${color} đã có quá nhiều tên: giỏ hàng và đơn hàng có thể còn giữ giày theo từng tên.`,
  ),
  'product.price': filled(
    ({ most }: { most: number }) => `Price must be whole dong, from 0 to ${most}.`,
    ({ most }) => `Giá phải là số đồng chẵn, từ 0 đến ${most}.`,
  ),
  'product.day': {
    en: 'The day it came in must lie between 1970 and 2100.',
    vi: 'Ngày nhập hàng phải nằm giữa năm 1970 và 2100.',
  },
  'product.no-option': filled(
    ({ label, options }: Label & { options: readonly string[] }) =>
      `${label.en} must be one of ${options.join(', ')}.`,
    ({ label, options }) => `${label.vi} phải là một trong: ${options.join(', ')}.`,
  ),
  'product.required': filled(
    ({ label }: Label) => `${label.en} is required.`,
    ({ label }) => `${label.vi} còn thiếu.`,
  ),
  'product.number': filled(
    ({ label, least, most }: Label & { least: number; most: number }) =>
      `${label.en} must be a whole number from ${least} to ${most}.`,
    ({ label, least, most }) => `${label.vi} phải là số nguyên từ ${least} đến ${most}.`,
  ),
  'product.longer': filled(
    ({ label, most }: Label & { most: number }) => `${label.en} must not be longer than ${most} characters.`,
    ({ label, most }) => `${label.vi} không được dài quá ${most} ký tự.`,
  ),
  'product.hidden': filled(
    ({ label, character }: Label & { character: string }) =>
      `${label.en} has a character that cannot be shown: ${character}.`,
    ({ label, character }) => `${label.vi} có ký tự không hiển thị được: ${character}.`,
  ),
  'product.no-path': filled(
    ({ label }: Label) =>
      `${label.en} must be the path of a picture of this shop, such as an upload answers.`,
    ({ label }) => `${label.vi} phải là đường dẫn của một ảnh của shop, như khi tải lên nhận được.`,
  ),
  'product.no-model': filled(
    ({ label }: Label) =>
      `${label.en} must be the path of a GLB file of this shop, such as an upload answers.`,
    ({ label }) => `${label.vi} phải là đường dẫn của một tệp GLB của shop, như khi tải lên nhận được.`,
  ),
  'product.colors': filled(
    ({ most }: { most: number }) => `A product has at least one color and at most ${most}.`,
    ({ most }) => `Một sản phẩm có ít nhất một màu và tối đa ${most} màu.`,
  ),
  'product.color-name': filled(
    ({ most }: { most: number }) => `Color must be a name without commas, up to ${most} characters.`,
    ({ most }) => `Tên màu không có dấu phẩy, tối đa ${most} ký tự.`,
  ),
  'product.color-hex': { en: 'Color hex must look like #1b1b1f.', vi: 'Mã màu phải có dạng #1b1b1f.' },
  'product.sizes': filled(
    ({ most }: { most: number }) => `A color has at least one size and at most ${most}.`,
    ({ most }) => `Một màu có ít nhất một size và tối đa ${most} size.`,
  ),
  'product.images': filled(
    ({ most }: { most: number }) => `A color has at least one image and at most ${most} images.`,
    ({ most }) => `Một màu có ít nhất một ảnh và tối đa ${most} ảnh.`,
  ),
  'product.image': filled(
    ({ most }: { most: number }) =>
      `An image is the path of a picture of this shop, such as an upload answers, of up to ${most} characters.`,
    ({ most }) =>
      `Ảnh phải là đường dẫn của một ảnh của shop, như khi tải lên nhận được, tối đa ${most} ký tự.`,
  ),
  'product.size': {
    en: 'Size must be a number such as 42 or 42.5.',
    vi: 'Size phải là một số, ví dụ 42 hoặc 42.5.',
  },
  'product.quantity': {
    en: 'Quantity must be a whole number, 0 or more.',
    vi: 'Số lượng phải là số nguyên, từ 0 trở lên.',
  },
  'product.color-twice': { en: 'This color is there twice.', vi: 'Màu này có hai lần.' },
  'product.size-twice': { en: 'This size is there twice.', vi: 'Size này có hai lần.' },
  'picture.gone': {
    en: 'This picture is not there any more. Please upload it again.',
    vi: 'Ảnh này không còn nữa. Bạn tải lên lại nhé.',
  },
  'model.gone': {
    en: 'This model is not there any more. Please upload it again.',
    vi: 'Mô hình này không còn nữa. Bạn tải lên lại nhé.',
  },
  'model.variants': filled(
    ({ color }: { color: string }) =>
      `The model has no variant named ${color}. A model’s variants are named after the shoe’s colors.`,
    ({ color }) =>
      `Mô hình không có biến thể tên ${color}. Biến thể của mô hình đặt tên theo các màu của giày.`,
  ),
  'pictures.unavailable': {
    en: 'Pictures cannot be reached at the moment. Please try again shortly.',
    vi: 'Hiện chưa lấy được ảnh. Bạn thử lại sau ít phút nhé.',
  },
  'uploads-full': {
    en: 'There is no room for more pictures. Those that no product shows are removed after a day.',
    vi: 'Hết chỗ cho ảnh mới. Ảnh không sản phẩm nào dùng sẽ bị xóa sau một ngày.',
  },
  'upload.busy': {
    en: 'Many pictures are coming in at the moment. Please try again in some seconds.',
    vi: 'Đang có nhiều ảnh được tải lên. Vài giây nữa bạn thử lại nhé.',
  },
  'upload.no-picture': filled(
    ({ number }: Which) => `${WHICH(number)} is not a whole JPEG, PNG, WebP or AVIF picture.`,
    ({ number }) => `${TEP(number)} không phải ảnh JPEG, PNG, WebP hay AVIF nguyên vẹn.`,
  ),
  'upload.too-many-pixels': filled(
    ({ number }: Which) =>
      `${WHICH(number)} has too many pixels: at most 50 million, or 16 million in an AVIF or an interlaced PNG.`,
    ({ number }) =>
      `${TEP(number)} có quá nhiều điểm ảnh: tối đa 50 triệu, hoặc 16 triệu với AVIF hay PNG xen kẽ.`,
  ),
  'upload.too-many-scans': filled(
    ({ number }: Which) =>
      `${WHICH(number)} is a JPEG of more than 100 scans. Please save it anew as a JPEG and try again.`,
    ({ number }) =>
      `${TEP(number)} là ảnh JPEG có hơn 100 lượt quét. Bạn lưu lại thành JPEG rồi thử lại nhé.`,
  ),
  'upload.too-many-frames': filled(
    ({ number }: Which) =>
      `${WHICH(number)} is an animated WebP of more than 100 frames. Please save one of its pictures.`,
    ({ number }) => `${TEP(number)} là ảnh WebP động có hơn 100 khung hình. Bạn lưu lại một ảnh tĩnh nhé.`,
  ),
  'upload.too-slow': filled(
    ({ number }: Which) =>
      `${WHICH(number)} took more than ten seconds to read. Please save it as a JPEG and try again.`,
    ({ number }) => `${TEP(number)} đọc mất hơn mười giây. Bạn lưu thành JPEG rồi thử lại nhé.`,
  ),
  'upload.moving': filled(
    ({ number }: Which) => `${WHICH(number)} is an animated AVIF. Please save one of its pictures.`,
    ({ number }) => `${TEP(number)} là ảnh AVIF động. Bạn lưu lại một ảnh tĩnh nhé.`,
  ),
  'upload.wide-colors': filled(
    ({ number }: Which) =>
      `${WHICH(number)} is in HDR or in colors beyond sRGB, and has no profile. Please save it in sRGB.`,
    ({ number }) =>
      `${TEP(number)} là ảnh HDR hoặc có dải màu rộng hơn sRGB mà không kèm hồ sơ màu. Bạn lưu lại ở sRGB nhé.`,
  ),
  'upload.no-model': {
    en: 'The file is not a whole 3D model in GLB form (glTF 2).',
    vi: 'Tệp không phải mô hình 3D dạng GLB (glTF 2) nguyên vẹn.',
  },
  'upload.model-too-large': { en: 'Send one model of at most 2 MB.', vi: 'Gửi một mô hình tối đa 2 MB.' },
  'upload.model-too-heavy': {
    en: 'The model has more corners or larger pictures than a phone can show. Please save a lighter one.',
    vi: 'Mô hình có quá nhiều điểm hoặc ảnh quá lớn, điện thoại không hiện nổi. Bạn lưu bản nhẹ hơn nhé.',
  },
  'upload.model-in-parts': {
    en: 'The model names other files. Please save it as one GLB with everything inside.',
    vi: 'Mô hình trỏ tới tệp khác. Bạn lưu thành một tệp GLB có đủ mọi phần nhé.',
  },
  'upload.model-packed': {
    en: 'The model is packed with Draco or Basis. Please save it without, or packed with meshopt.',
    vi: 'Mô hình được nén bằng Draco hay Basis. Bạn lưu không nén, hoặc nén bằng meshopt nhé.',
  },
  'upload.model-empty': {
    en: 'The model has nothing to show: its scene has no surface.',
    vi: 'Mô hình không có gì để hiện: cảnh của nó không có bề mặt nào.',
  },
  'upload.model-extension': filled(
    ({ extension }: { extension: string }) =>
      `The model uses ${extension}, which the shop’s viewer does not show. Please save it without.`,
    ({ extension }) =>
      `Mô hình dùng ${extension}, trình xem của shop không hiện được. Bạn lưu lại không dùng nó nhé.`,
  ),
  'upload.no-form': filled(
    ({ field }: { field: string }) => `Send the files as multipart/form-data, in the field ${field}.`,
    ({ field }) => `Hãy gửi tệp dạng multipart/form-data, trong trường ${field}.`,
  ),
  'upload.wrong-form': filled(
    ({ field }: { field: string }) => `The form must hold the field ${field} with a file, and nothing else.`,
    ({ field }) => `Biểu mẫu chỉ được có trường ${field} kèm một tệp.`,
  ),
  'upload.too-large': filled(
    ({ most }: { most: number }) =>
      most === 1 ? 'Send one file of at most 8 MB.' : `Send at most ${most} files of at most 8 MB each.`,
    ({ most }) => (most === 1 ? 'Gửi một tệp tối đa 8 MB.' : `Gửi tối đa ${most} tệp, mỗi tệp tối đa 8 MB.`),
  ),
  'upload.incomplete': { en: 'The form is not complete.', vi: 'Biểu mẫu chưa đủ.' },
  'upload.product-name': {
    en: 'productName must be the product’s name.',
    vi: 'productName phải là tên sản phẩm.',
  },
  'upload.color-name': {
    en: 'productColor must be the colour’s name.',
    vi: 'productColor phải là tên màu.',
  },
  'wait.not-sold': { en: 'This size is not sold.', vi: 'Size này không bán.' },
  'wait.in-stock': {
    en: 'Pairs of this size are left: put one in your cart.',
    vi: 'Size này vẫn còn hàng: bạn thêm vào giỏ nhé.',
  },
  'wait.unknown': { en: 'You do not wait for this size.', vi: 'Bạn không đăng ký chờ size này.' },
  'link.wait-over': {
    en: 'This link is not good any more. Ask again at the shoe.',
    vi: 'Liên kết này không còn dùng được. Bạn đăng ký lại ở trang sản phẩm nhé.',
  },
  'sitemap.unknown': { en: 'There is no such sitemap.', vi: 'Không có sơ đồ trang này.' },
} as const satisfies Refusals;
