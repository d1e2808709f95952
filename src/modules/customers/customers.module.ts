import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module';
import { Customer } from './customer.entity';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { PasswordHasher } from './password-hasher';

/** People with an account: signing up, their details, what they do with their orders. */
@Module({
  imports: [OrdersModule, TypeOrmModule.forFeature([Customer])],
  controllers: [CustomersController],
  providers: [CustomersService, CustomersRepository, PasswordHasher],
  exports: [CustomersService],
})
export class CustomersModule {}
