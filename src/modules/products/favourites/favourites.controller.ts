import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { errorMessage } from '../../../common/refusals/refusal';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { AddFavouritesDto, FavouriteListDto } from './dto/favourite.dto';
import { FavouritesService } from './favourites.service';

@ApiTags('Favourites')
@Controller('v1/favourites')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Get()
  @ApiOperation({
    summary: 'List my favourites',
    description:
      'The ids of the products that the caller has marked, the latest mark first. Deleted products are left out.',
  })
  @ApiOkResponse({ type: FavouriteListDto, description: 'The favourites.' })
  @ApiErrors(401)
  listFavourites(@CurrentUser() user: AuthenticatedUser): Promise<FavouriteListDto> {
    return this.favourites.list(user);
  }

  @Put()
  @ApiOperation({
    summary: 'Add favourites',
    description:
      'Marks products: one of them at a press, or at a sign-in all that a browser kept. Marks that are there stay as they are, ids of no product are left out. An account has at most 200: beyond that the oldest go. Calling it again changes nothing.',
  })
  @ApiOkResponse({ type: FavouriteListDto, description: 'All favourites of the caller.' })
  @ApiErrors(401, { 400: { errors: { productIds: errorMessage('field.no-id', { field: 'productIds' }) } } })
  addFavourites(
    @Body() { productIds }: AddFavouritesDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<FavouriteListDto> {
    return this.favourites.add(user, productIds);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a favourite',
    description: 'Takes the mark of a product away. Without a mark nothing changes.',
  })
  @ApiParam({ name: 'id', description: 'The product’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  @ApiNoContentResponse({ description: 'The product is not marked any more.' })
  @ApiErrors(401, {
    404: { meaning: 'There is no such product.', message: errorMessage('product.unknown') },
  })
  async removeFavourite(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.favourites.remove(user, id);
  }
}
