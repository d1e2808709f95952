import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SellerModule } from '../seller/seller.module';
import { OrdersModule } from '../orders/orders.module';
import { AccountsService } from './accounts.service';
import { CustomerExport } from './customer-export';
import { Customer } from './customer.entity';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { PasswordHasher } from './password-hasher';
import { ProfilesService } from './profiles.service';
import { PublishedPasswordsService } from './published-passwords.service';
import { StaffAccountsService } from './staff-accounts.service';
import { StaffCustomersController } from './staff-customers.controller';

/** People with an account: signing up, their details, what staff do with them. */
@Module({
  imports: [OrdersModule, SellerModule, TypeOrmModule.forFeature([Customer])],
  controllers: [CustomersController, StaffCustomersController],
  providers: [
    ...[
      CustomersService,
      AccountsService,
      CustomersRepository,
      CustomerExport,
      PasswordHasher,
      ProfilesService,
    ],
    ...[PublishedPasswordsService, StaffAccountsService],
  ],
  exports: [
    ...[CustomersService, AccountsService, ProfilesService, PublishedPasswordsService],
    StaffAccountsService,
  ],
})
export class CustomersModule {}
