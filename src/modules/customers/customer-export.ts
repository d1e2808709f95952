import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import type { Role } from '../../access/role';
import { csvFile, phoneCell, type CsvColumn } from '../../common/csv';
import type { InBoth, Language } from '../../common/language';
import { dayAndTimeOf } from '../../common/shop-time';
import { Config } from '../../config/config';
import { UNKNOWN_ADDRESS } from './customer-records';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import type { ExportCustomersQueryDto } from './dto/customer-requests.dto';

const ROLES: Record<Role, InBoth> = {
  client: { en: 'Client', vi: 'Khách' },
  admin: { en: 'Admin', vi: 'Nhân viên' },
  manager: { en: 'Manager', vi: 'Quản lý' },
};

/** The people of staff's list as a file (rule L15). */
@Injectable()
export class CustomerExport {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly trail: AuditTrail,
    private readonly config: Config,
  ) {}

  /** All customers that match, a row each. That they were read is recorded before the first leaves. */
  async export(
    query: ExportCustomersQueryDto,
    language: Language,
    by: AuthenticatedUser,
  ): Promise<StreamableFile> {
    await this.trail.recordExport('customers', await this.customers.countMatches(query), by);
    return csvFile(columnsOf(language, this.config.shopTimezone), language, this.customers.findAll(query));
  }
}

function columnsOf(language: Language, timezone: string): CsvColumn<Customer>[] {
  const isActive = { en: ['Active', 'Not active'], vi: ['Đang đăng nhập', 'Không đăng nhập'] }[language];
  return [
    { name: { en: 'Phone', vi: 'Số điện thoại' }, of: ({ phone }) => phoneCell(phone) },
    {
      name: { en: 'Name', vi: 'Họ tên' },
      of: ({ lastName, firstName }) => `${lastName} ${firstName}`.trim(),
    },
    { name: { en: 'Email', vi: 'Email' }, of: ({ email }) => email },
    {
      name: { en: 'Address', vi: 'Địa chỉ' },
      of: ({ address }) => (address === UNKNOWN_ADDRESS ? '' : address),
    },
    { name: { en: 'Date of birth', vi: 'Ngày sinh' }, of: ({ dob }) => dob },
    { name: { en: 'Role', vi: 'Vai trò' }, of: ({ role }) => ROLES[role][language] },
    {
      name: { en: 'Active', vi: 'Đang đăng nhập' },
      of: ({ activeUntil }) => isActive[activeUntil && activeUntil.getTime() > Date.now() ? 0 : 1]!,
    },
    { name: { en: 'Joined', vi: 'Tham gia' }, of: ({ createdAt }) => dayAndTimeOf(createdAt, timezone)[0] },
    {
      name: { en: 'Wants news since', vi: 'Nhận tin từ' },
      of: ({ newsAt }) => (newsAt ? dayAndTimeOf(newsAt, timezone)[0] : ''),
    },
  ];
}
