import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { every, onceOpen } from '../../common/background-work';
import { OrdersService } from '../orders/orders.service';
import { ProductsService } from '../products/products.service';
import { UploadsService } from '../products/editing/uploads/uploads.service';

const EVERY_MS = 6 * 3600 * 1000;
/** Pictures that one sweep removes at most; the next one goes on. */
const MOST = 1000;

/** Removes uploaded pictures that nothing shows: of forms that were never saved, and of edits that dropped them. */
@Injectable()
export class PictureSweepService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PictureSweepService.name);
  private stopSweeping: (() => void) | undefined;

  constructor(
    private readonly uploads: UploadsService,
    private readonly products: ProductsService,
    private readonly orders: OrdersService,
  ) {}

  onApplicationBootstrap(): void {
    onceOpen(() => this.sweep());
    this.stopSweeping = every(EVERY_MS, () => this.sweep(), this.logger);
  }

  onModuleDestroy(): void {
    this.stopSweeping?.();
  }

  /**
   * Removes pictures that are older than a day and that neither a product, also a deleted one, nor a line of an order
   * names. Several processes may sweep at once, and whatever is saved meanwhile keeps its pictures.
   */
  async sweep(): Promise<void> {
    await this.uploads.removeOldDrafts();
    const orphans = new Set(await this.uploads.findOld());
    // Products first: an order copies its pictures from them.
    for (const owner of [this.products, this.orders]) {
      if (orphans.size === 0) return;
      for await (const path of owner.listPictures()) orphans.delete(path.replace(/-480\.webp$/, '-960.webp'));
    }
    await this.uploads.removeOld([...orphans].slice(0, MOST));
  }
}
