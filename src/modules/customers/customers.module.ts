import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module';
import { AccountsService } from './accounts.service';
import { CustomerAdministrationController } from './customer-administration.controller';
import { CustomerAdministrationService } from './customer-administration.service';
import { CustomerCountsService } from './customer-counts.service';
import { Customer } from './customer.entity';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { PasswordHasher } from './password-hasher';
import { ProfilesService } from './profiles.service';

/** People with an account: signing up, their details, what they do with their orders. */
@Module({
  imports: [OrdersModule, TypeOrmModule.forFeature([Customer])],
  controllers: [CustomersController, CustomerAdministrationController],
  providers: [
    CustomersService,
    CustomerAdministrationService,
    AccountsService,
    CustomersRepository,
    CustomerCountsService,
    PasswordHasher,
    ProfilesService,
  ],
  exports: [
    CustomersService,
    CustomerAdministrationService,
    CustomerCountsService,
    AccountsService,
    ProfilesService,
  ],
})
export class CustomersModule {}
