import type { RegisterCustomerDto } from '../../../../src/modules/customers/dto/customer-requests.dto';

let made = 0;

export const PASSWORD = 'Duong#Dai2031';

/** The values of a sign-up; e-mail and phone are new each time. */
export function aRegistration(overrides: Partial<RegisterCustomerDto> = {}): RegisterCustomerDto {
  made += 1;
  return {
    lastName: 'Trần',
    firstName: 'Minh Anh',
    country: 'VN',
    dob: '1998-04-30',
    email: `shopper${made}@example.com`,
    phone: `09${String(made).padStart(8, '0')}`,
    password: PASSWORD,
    ...overrides,
  };
}
