import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../access/role';
import { ORDER_STATUSES, type OrderStatus } from '../../orders/dto/order.dto';
import type { Customer } from '../customer.entity';

/** One of a customer's orders. */
export class CustomerOrderDto {
  /** The order's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** The order's status; `cart` is not yet a real order. */
  @ApiProperty({ enum: ORDER_STATUSES, example: 'pending' })
  status: OrderStatus;
}

/** A customer, without anything that belongs to signing in. */
export class CustomerDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  _id: string;

  /** A short name to sign in with; null for people who signed up with e-mail and phone. */
  @ApiProperty({ type: String, nullable: true, example: null })
  username: string | null;

  /** Family name. */
  @ApiProperty({ example: 'Trần' })
  lastName: string;

  /** Given name. */
  @ApiProperty({ example: 'Minh Anh' })
  firstName: string;

  /** E-mail address, lower-case. */
  @ApiProperty({ example: 'minh.anh@example.com' })
  email: string;

  /**
   * True once the person has followed the link that was sent to the address. Until then the shop's mails repeat no text that
   * the person entered, such as their name.
   */
  @ApiProperty({ type: Boolean, example: true })
  isEmailConfirmed: boolean;

  /** A new e-mail address, which replaces `email` once the link that was sent to it is followed; null without one. */
  @ApiProperty({ type: String, nullable: true, example: null })
  pendingEmail: string | null;

  /** Phone number, digits only. */
  @ApiProperty({ example: '0901234567' })
  phone: string;

  /** Where orders go; `Unknown` until the customer says. */
  @ApiProperty({ example: 'Unknown' })
  address: string;

  /** Date of birth, YYYY-MM-DD. */
  @ApiProperty({ type: String, format: 'date', example: '1998-04-30' })
  dob: string;

  /** Country as its ISO 3166-1 code of two letters. */
  @ApiProperty({ example: 'VN' })
  country: string;

  /** What the person may do. */
  @ApiProperty({ enum: ROLES, example: 'client' })
  role: Role;

  /** True while the person has a live sign-in. */
  @ApiProperty({ type: Boolean, example: true })
  isActive: boolean;

  /** True when signing in takes a code from an authenticator app as well. */
  @ApiProperty({ type: Boolean, example: false })
  hasSecondFactor: boolean;

  /** The version of the shop's terms that was accepted by signing up; null in accounts that were opened otherwise. */
  @ApiProperty({ type: String, nullable: true, example: '3f786850e387' })
  termsVersion: string | null;

  /** True while the person wants news by mail. */
  @ApiProperty({ type: Boolean, example: false })
  news: boolean;

  /** When the person signed up. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:15:00.000Z' })
  createdAt: string;

  /** The person's orders, newest first, the cart included: all of them, in the list of customers the newest ten. */
  @ApiProperty({ type: () => [CustomerOrderDto] })
  orders: CustomerOrderDto[];

  /** Maps a customer to its response, which has nothing of their sign-in. */
  static from(customer: Customer, orders: CustomerOrderDto[]): CustomerDto {
    const { id, username, lastName, firstName, email, phone, address, dob, country, role } = customer;
    const isWaiting = waitsForAnother(customer);
    return {
      ...{ _id: id, username, lastName, firstName, email },
      isEmailConfirmed: customer.emailConfirmedAt !== null,
      pendingEmail: isWaiting ? customer.pendingEmail : null,
      ...{ phone, address, dob, country, role },
      isActive: isAhead(customer.activeUntil),
      hasSecondFactor: customer.secondFactorAt !== null,
      termsVersion: customer.termsVersion,
      news: customer.newsAt !== null,
      createdAt: customer.createdAt.toISOString(),
      orders,
    };
  }
}

/** Whether another address than the present one waits for its link. */
export function waitsForAnother({ email, pendingEmail, pendingEmailUntil }: Customer): boolean {
  return pendingEmail !== email && isAhead(pendingEmailUntil);
}

function isAhead(moment: Date | null): boolean {
  return moment !== null && moment.getTime() > Date.now();
}

/** One page of customers. */
export class CustomerListDto {
  /** The customers of this page. */
  @ApiProperty({ type: () => [CustomerDto] })
  customers: CustomerDto[];

  /** How many customers match in all, whatever the page. */
  @ApiProperty({ type: 'integer', example: 40 })
  total: number;
}
