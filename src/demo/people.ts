import { foldText } from '../common/text';
import type { Role } from '../access/role';
import { seededRandom } from './random';

/** A person of the demo shop; all share one password hash. */
export interface DemoPerson {
  username?: string;
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  /** Undefined for customers without an address. */
  address?: string;
  dob: string;
  country: string;
  role: Role;
  joinedDaysAgo: number;
}

/** The period in days over which customers joined: slightly more than the fourteen months with orders. */
const OLDEST_JOIN = 440;

const accounts: DemoPerson[] = [
  {
    username: 'manager',
    lastName: 'Trịnh',
    firstName: 'Bảo Ngọc',
    email: 'manager@shop.test',
    phone: '0900000001',
    address: '1 Lê Lợi, Phường Sài Gòn, TP. Hồ Chí Minh',
    dob: '1988-03-14',
    country: 'VN',
    role: 'manager',
    joinedDaysAgo: OLDEST_JOIN + 5,
  },
  {
    username: 'admin',
    lastName: 'Đoàn',
    firstName: 'Quang Huy',
    email: 'admin@shop.test',
    phone: '0900000002',
    address: '1 Lê Lợi, Phường Sài Gòn, TP. Hồ Chí Minh',
    dob: '1993-11-02',
    country: 'VN',
    role: 'admin',
    joinedDaysAgo: OLDEST_JOIN + 4,
  },
  {
    username: 'client',
    lastName: 'Nguyễn',
    firstName: 'Thu Hà',
    email: 'client@shop.test',
    phone: '0900000003',
    address: '27 Hàng Bông, Phường Hoàn Kiếm, Hà Nội',
    dob: '1996-06-21',
    country: 'VN',
    role: 'client',
    joinedDaysAgo: OLDEST_JOIN + 2,
  },
];

const names = [
  ['Nguyễn', 'Minh Anh'],
  ['Trần', 'Gia Bảo'],
  ['Lê', 'Hoàng Long'],
  ['Phạm', 'Khánh Linh'],
  ['Hoàng', 'Đức Thịnh'],
  ['Vũ', 'Ngọc Mai'],
  ['Đặng', 'Tuấn Kiệt'],
  ['Bùi', 'Thảo Vy'],
  ['Đỗ', 'Quốc Khánh'],
  ['Hồ', 'Bích Phượng'],
  ['Ngô', 'Nhật Minh'],
  ['Dương', 'Cẩm Tú'],
  ['Lý', 'Hải Đăng'],
  ['Nguyễn Phúc', 'Thanh Trúc'],
  ['Trương', 'Văn Sơn'],
  ['Đinh', 'Yến Nhi'],
  ['Lâm', 'Chí Thành'],
  ['Mai', 'Phương Thảo'],
  ['Phan', 'Anh Dũng'],
  ['Võ', 'Hồng Nhung'],
  ['Cao', 'Trung Hiếu'],
  ['Tạ', 'Diễm Quỳnh'],
  ['Huỳnh', 'Phú Quý'],
  ['Chu', 'Lan Hương'],
  ['Nguyễn', 'Đình Phong'],
  ['Trần', 'Mỹ Duyên'],
  ['Lê Thị', 'Ánh Tuyết'],
  ['Phùng', 'Xuân Bách'],
  ['Quách', 'Tố Uyên'],
  ['Kiều', 'Minh Quân'],
  ['Tôn Nữ', 'Hoàng Yến'],
  ['Vương', 'Khải Hoàn'],
  ['La', 'Mộng Thường'],
  ['Thái', 'Bá Lộc'],
  ['Nguyễn', 'Ái Vân'],
  ['Trần', 'Công Danh'],
  ['Đào', 'Hiểu Khê'],
] as const;

const streets = [
  'Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh',
  'Võ Văn Tần, Phường Xuân Hòa, TP. Hồ Chí Minh',
  'Phan Xích Long, Phường Cầu Kiệu, TP. Hồ Chí Minh',
  'Xuân Thuỷ, Phường Cầu Giấy, Hà Nội',
  'Trần Duy Hưng, Phường Yên Hòa, Hà Nội',
  'Kim Mã, Phường Giảng Võ, Hà Nội',
  'Bạch Đằng, Phường Hải Châu, Đà Nẵng',
  'Lê Duẩn, Phường Thanh Khê, Đà Nẵng',
  'Trần Hưng Đạo, Phường Phú Xuân, TP. Huế',
  'Lạch Tray, Phường Ngô Quyền, Hải Phòng',
  'Mậu Thân, Phường Ninh Kiều, Cần Thơ',
  'Phan Đình Phùng, Phường Xuân Hương - Đà Lạt, Lâm Đồng',
  'Thống Nhất, Phường Nha Trang, Khánh Hòa',
];

/** Customers abroad, by their index in the list of names. */
const abroad: Record<number, string> = { 12: 'JP', 20: 'US', 31: 'DE' };

/** The indexes of customers without an address, who have no orders. */
const withoutAddress = new Set([35, 36]);

/** All people of the demo shop, the three published accounts first; deterministic. */
export function people(): DemoPerson[] {
  return [...accounts, ...names.map(shopper)];
}

function shopper([lastName, firstName]: readonly [string, string], index: number): DemoPerson {
  const random = seededRandom(`${lastName} ${firstName}`);
  const month = String(random.whole(1, 12)).padStart(2, '0');
  const day = String(random.whole(1, 28)).padStart(2, '0');
  const mailName = foldText(`${firstName} ${lastName}`).replace(/\s+/g, '.');
  const person: DemoPerson = {
    lastName,
    firstName,
    email: `${mailName}@example.com`,
    phone: `09000001${String(index + 1).padStart(2, '0')}`,
    dob: `${random.whole(1968, 2004)}-${month}-${day}`,
    country: abroad[index] ?? 'VN',
    role: 'client',
    joinedDaysAgo: Math.round(OLDEST_JOIN * (1 - index / names.length)) - random.whole(0, 6),
  };
  if (withoutAddress.has(index)) return person;
  return { ...person, address: `${random.whole(2, 398)} ${random.pick(streets)}` };
}
