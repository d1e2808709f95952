import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { ApiCsv } from '../../../common/csv';
import { PageQueryDto } from '../../../http/list-query.dto';
import { LargeBody } from '../../../http/request-limits';
import { NamedLanguage, type Language } from '../../../common/language';
import type { TransactionHook } from '../../../database/transaction-runner';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { DeletedProductsService } from './deleted-products.service';
import { DeletedProductListDto } from './dto/deleted-product.dto';
import { CreateProductDto, UpdateProductDto } from './dto/product-body.dto';
import { ExportProductsQueryDto } from '../catalog/dto/filter-products-query.dto';
import { ProductExport } from '../catalog/product-export';
import {
  CREATE_ERRORS,
  EDIT_ERRORS,
  FILTER_ERRORS,
  LEDGER_ERRORS,
  NO_PRODUCT,
  PAGE_ERRORS,
  SOLD_ERRORS,
} from '../dto/product-errors';
import { ProductDto } from '../dto/product.dto';
import { SoldElsewhereDto } from './dto/sold-elsewhere.dto';
import { StockMovementListDto } from '../inventory/dto/stock-movement.dto';
import { StockMovementsQueryDto } from '../inventory/dto/stock-movements-query.dto';
import { ProductEditingService } from './product-editing.service';
import { StockService } from '../inventory/stock.service';

const PRODUCT_ID = { name: 'id', description: 'The product’s id', example: '673f1c2a9b04d5e6f7a81c32' };

@ApiTags('Product editing')
@Controller('v1/products')
export class ProductEditingController {
  constructor(
    private readonly editing: ProductEditingService,
    private readonly deleted: DeletedProductsService,
    private readonly stock: StockService,
    private readonly file: ProductExport,
  ) {}

  @Get('export')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download the products as a table (staff)',
    description:
      'For staff: all products that the list would show on its pages, a row each, as CSV for a spreadsheet (RFC 4180, ' +
      'UTF-8 with a byte order mark). Its first line names the columns in the language that `Accept-Language` prefers. ' +
      'Prices are whole dong, days the shop’s own; what a spreadsheet would take for a formula begins with an apostrophe.',
  })
  @ApiCsv(
    'The table, sent while it is read.',
    'Name,Brand,Type,Material,Colors,Sizes,Quantity,Sold,Price (VND),importAt,Weight (g)\r\n' +
      'Hẻm Nhỏ,new balance,sneaker,leather,đen,"đen: 42 × 7, 42.5 × 0",7,128,2390000,2026-09-14,780\r\n',
  )
  @ApiErrors(401, 403, FILTER_ERRORS)
  exportProducts(
    @Query() query: ExportProductsQueryDto,
    @NamedLanguage() language: Language | null,
  ): Promise<StreamableFile> {
    return this.file.export(query, language ?? 'en');
  }

  @Get('deleted')
  @Roles('manager')
  @ApiOperation({
    summary: 'List the deleted products (manager)',
    description:
      'For managers: what `PUT /v1/products/{id}/restore` can bring back, the last deleted first. Other parameters ' +
      'are ignored.',
  })
  @ApiOkResponse({ type: DeletedProductListDto, description: 'One page of products and the number of all.' })
  @ApiErrors(401, 403, PAGE_ERRORS)
  listDeletedProducts(@Query() query: PageQueryDto): Promise<DeletedProductListDto> {
    return this.deleted.list(query);
  }

  @Post()
  @Idempotent()
  @LargeBody()
  @Roles('manager')
  @ApiOperation({
    summary: 'Add a product (manager)',
    description:
      'For managers. The slug is made from the name (`Giày Chạy Bộ` gives `giay-chay-bo`, with a number when ' +
      'it is taken), colours are saved lower-case, sizes sorted as numbers, and `stock` is their sum: a ' +
      '`stock` in the body is not read. Nothing may be left empty; a colour is unique within its product, a ' +
      'size within its colour. The pairs it begins with are the first lines of its stock ledger.',
  })
  @ApiCreatedResponse({ type: ProductDto, description: 'The saved product.' })
  @ApiErrors(401, 403, CREATE_ERRORS)
  createProduct(
    @Body() body: CreateProductDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ProductDto> {
    return this.editing.createProduct(body, { by: user }, { once });
  }

  @Put(':id')
  @Idempotent()
  @LargeBody()
  @Roles('manager')
  @ApiOperation({
    summary: 'Edit a product (manager)',
    description:
      'For managers. What is left out stays as it is; a `colors` list replaces the whole list. A size with ' +
      '`quantityBefore`, what the editor saw, changes by the difference, so that an edit never undoes a ' +
      'sale; 409 when fewer pairs are left than the edit takes away, and nothing is saved. A colour whose ' +
      'name changes keeps its pairs: `colorBefore` says what it was called. An edit that sends back the ' +
      '`version` it was based on is refused with 409 when a colleague’s edit came between, unless ' +
      'the product is already what the edit makes of it; sales do not change the version, nor does an edit that ' +
      'changes nothing. The slug stays, so that shared links go on opening. `_id`, `slug`, `stock` and ' +
      '`quantitySold` may be sent along and are not read.',
  })
  @ApiParam(PRODUCT_ID)
  @ApiOkResponse({ type: ProductDto, description: 'The saved product.' })
  @ApiErrors(401, 403, EDIT_ERRORS)
  updateProduct(
    @Param('id') id: string,
    @Body() body: UpdateProductDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ProductDto> {
    return this.editing.updateProduct(id, body, user, once);
  }

  @Put(':id/delete')
  @HttpCode(204)
  @Roles('manager')
  @ApiOperation({
    summary: 'Delete a product (manager)',
    description:
      'For managers. Hides the product from every list, search, count and cart; only `restore` brings it ' +
      'back. Orders that were placed keep what they show, and the stock ledger stays readable. A product ' +
      'that is deleted already answers 404.',
  })
  @ApiParam(PRODUCT_ID)
  @ApiNoContentResponse({ description: 'The product is deleted.' })
  @ApiErrors(401, 403, NO_PRODUCT)
  async deleteProduct(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.editing.deleteProduct(id, user);
  }

  @Put(':id/restore')
  @Roles('manager')
  @ApiOperation({
    summary: 'Take the deletion of a product back (manager)',
    description:
      'For managers: the product is again where it was, in every list, search, count and cart, with the ' +
      'address and the stock it had. A product that is there already stays as it is, so that the call may be ' +
      'repeated.',
  })
  @ApiParam(PRODUCT_ID)
  @ApiOkResponse({ type: ProductDto, description: 'The product as it is now.' })
  @ApiErrors(401, 403, NO_PRODUCT)
  restoreProduct(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<ProductDto> {
    return this.editing.restoreProduct(id, user);
  }

  @Put(':id/quantitySold')
  @Idempotent()
  @Roles('manager')
  @ApiOperation({
    summary: 'Count pairs that were sold elsewhere (manager)',
    description:
      'For managers: takes `quantity` pairs off the shelf and counts them as sold. `color` and `size` say of ' +
      'which; where they leave several, pairs go from the size of which most are left, then from the next. ' +
      'The stock ledger shows from which. 409, and nothing is taken, when too few are left. Checkout never ' +
      'needs this: it takes stock itself.',
  })
  @ApiParam(PRODUCT_ID)
  @ApiOkResponse({ type: ProductDto, description: 'The saved product.' })
  @ApiErrors(401, 403, SOLD_ERRORS)
  correctQuantitySold(
    @Param('id') id: string,
    @Body() body: SoldElsewhereDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ProductDto> {
    return this.editing.correctQuantitySold(id, body, user, once);
  }

  @Get(':id/stock-movements')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List why the stock of a product changed (staff)',
    description:
      'For staff: one line for every change of a size’s quantity, newest first, with its reason, its order ' +
      'and who did it. The lines of a size add up to its quantity, to 0 for a size that was removed. A ' +
      'deleted product keeps its ledger. `color` and `size` narrow it; other parameters are ignored.',
  })
  @ApiParam(PRODUCT_ID)
  @ApiOkResponse({ type: StockMovementListDto, description: 'One page of lines and the number of all.' })
  @ApiErrors(401, 403, LEDGER_ERRORS)
  listStockMovements(
    @Param('id') id: string,
    @Query() query: StockMovementsQueryDto,
  ): Promise<StockMovementListDto> {
    return this.stock.listMovements(id, query);
  }
}
