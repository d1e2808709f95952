import { Module } from '@nestjs/common';
import { DeliveryService } from './delivery/delivery.service';
import { SellerController } from './seller.controller';
import { SellerService } from './seller.service';

/** Who sells, and on what terms. */
@Module({
  controllers: [SellerController],
  providers: [SellerService, DeliveryService],
  exports: [SellerService, DeliveryService],
})
export class SellerModule {}
