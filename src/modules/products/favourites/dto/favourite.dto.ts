import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { withMessage } from '../../../../http/errors/with-message';

/** The largest number of one customer's favourites. */
export const MAX_FAVOURITES = 200;

/** Products to mark. */
export class AddFavouritesDto {
  /** The products' ids, the oldest mark first. */
  @ApiProperty({ type: [String], maxItems: MAX_FAVOURITES, example: ['66f0c1a2b3c4d5e6f7a8b9c0'] })
  @Matches(/^[0-9a-f]{24}$/, { each: true, ...withMessage('field.no-id', { field: 'productIds' }) })
  @ArrayMaxSize(MAX_FAVOURITES, withMessage('field.entries', { field: 'productIds', most: MAX_FAVOURITES }))
  @IsArray(withMessage('field.no-list', { field: 'productIds' }))
  productIds: string[];
}

/** A customer's favourites. */
export class FavouriteListDto {
  /** The products' ids, the latest mark first; deleted products are left out. */
  @ApiProperty({ type: [String], example: ['66f0c1a2b3c4d5e6f7a8b9c0'] })
  productIds: string[];
}
