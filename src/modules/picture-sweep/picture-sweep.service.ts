import { Injectable } from '@nestjs/common';
import { Every } from '../../common/every';
import { OrdersService } from '../orders/orders.service';
import { CatalogueService } from '../products/catalog/catalogue.service';
import { UploadsService } from '../products/media/uploads.service';

const HOUR_MS = 3600 * 1000;
/** Maximum pictures that one sweep removes; the next sweep continues. */
const MAX_REMOVED = 1000;

/** Removes unused uploads: from forms that were never saved, and pictures that edits removed (rule U6). */
@Injectable()
export class PictureSweepService {
  constructor(
    private readonly uploads: UploadsService,
    private readonly catalogue: CatalogueService,
    private readonly orders: OrdersService,
  ) {}

  /**
   * Removes pictures older than a day that no product (even deleted) and no order line refers to. Several
   * processes may sweep at once; a picture saved meanwhile is kept.
   */
  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    await this.uploads.addMissing();
    const orphans = new Set(await this.uploads.findOld());
    // Products first, since orders copy their pictures from them.
    for (const owner of [this.catalogue, this.orders]) {
      if (orphans.size === 0) return;
      for await (const path of owner.listPictures()) orphans.delete(path.replace(/-480\.webp$/, '-960.webp'));
    }
    await this.uploads.removeOld([...orphans].slice(0, MAX_REMOVED));
  }
}
