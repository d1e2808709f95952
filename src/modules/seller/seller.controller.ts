import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/public.decorator';
import { errorMessage } from '../../common/refusals/refusal';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { Etag } from '../../http/response-cache';
import { DeliveryService } from './delivery/delivery.service';
import { DeliveryDto } from './dto/delivery.dto';
import { ShopDto } from './dto/shop.dto';
import { SHOP_PAGES, ShopPageDto } from './dto/shop-page.dto';
import { SellerService } from './seller.service';

@ApiTags('Shop')
@Controller('v1/shop')
export class SellerController {
  constructor(
    private readonly seller: SellerService,
    private readonly delivery: DeliveryService,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Who sells',
    description: 'Name, registration, address and contact of the seller, as every page shows them.',
  })
  @Etag()
  @ApiOkResponse({ type: ShopDto, description: 'The seller.' })
  getShop(): ShopDto {
    return this.seller.shop;
  }

  @Get('delivery')
  @Public()
  @ApiOperation({
    summary: 'When an order arrives',
    description:
      'The days between which an order of now would arrive, for each group of provinces, on the shop’s calendar. An order ' +
      'keeps those of its placing as `expectedFrom` and `expectedTo`. Delivery is free.',
  })
  @Etag()
  @ApiOkResponse({ type: DeliveryDto, description: 'The days.' })
  getDelivery(): DeliveryDto {
    return this.delivery.estimates();
  }

  @Get('pages/:name')
  @Public()
  @ApiOperation({
    summary: 'Read a page of the shop’s terms',
    description:
      'Terms of sale, privacy, delivery, returns, payment or complaints, in both languages, with the version of all ' +
      'these texts. Signing up and placing an order accept this version.',
  })
  @ApiParam({ name: 'name', enum: SHOP_PAGES, example: 'returns', description: 'The page.' })
  @Etag()
  @ApiOkResponse({ type: ShopPageDto, description: 'The page.' })
  @ApiErrors({ 404: { message: errorMessage('page.unknown') } })
  getShopPage(@Param('name') name: string): ShopPageDto {
    return this.seller.getPage(name);
  }
}
