import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type InBoth, type Language } from '../../common/language';
import { currentYear, today } from '../../common/shop-time';
import { httpError } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { deliveryRows } from './delivery/delivery-rows';
import type { ShopDto } from './dto/shop.dto';
import { SHOP_PAGES, type ShopPage, type ShopPageDto } from './dto/shop-page.dto';
import { draw, fillIn } from './markdown';
import { TEXTS } from './texts/texts';

/** The owner's own pages in DATA_DIR: `pages/terms.vi.md`. */
const DIRECTORY = 'pages';

/** Who sells, and on what terms. */
@Injectable()
export class SellerService {
  /** The version of the terms as they are since the start. */
  readonly termsVersion: string;
  private readonly pages: ReadonlyMap<string, ShopPageDto>;

  /** @throws Error when a page in DATA_DIR is there and cannot be read */
  constructor(private readonly config: Config) {
    const texts = new Map(SHOP_PAGES.map((name) => [name, textsOf(name, config)]));
    const written = JSON.stringify([...texts]);
    this.termsVersion = createHash('sha256').update(written).digest('hex').slice(0, 12);
    this.pages = new Map(
      [...texts].map(([name, { en, vi }]) => [
        name,
        { name, en: draw(en, 'en'), vi: draw(vi, 'vi'), version: this.termsVersion },
      ]),
    );
  }

  /** Who sells; the same for everyone. */
  get shop(): ShopDto {
    const { badge, ...seller } = this.config.seller;
    return { ...seller, badge: badge ? { ...badge } : null, vatPercent: this.vatPercentAt(new Date()) };
  }

  /** What each page tells the app: who sells, and the year on the shop's calendar. */
  get pageData(): ShopDto & { year: number } {
    return { ...this.shop, year: currentYear(this.config.shopTimezone) };
  }

  /** The VAT that prices include at a moment, in percent; 0 before the first rate. */
  vatPercentAt(moment: Date): number {
    const { vatRates, shopTimezone } = this.config;
    const day = today(shopTimezone, moment);
    return vatRates.filter(({ from }) => from <= day).at(-1)?.percent ?? 0;
  }

  /** @throws Refusal (404) when there is no such page */
  getPage(name: string): ShopPageDto {
    const page = this.pages.get(name);
    if (!page) throw httpError(404, 'page.unknown');
    return page;
  }
}

/** The owner's text of a page in a language, else the shop's own. */
function textsOf(name: ShopPage, config: Config): InBoth {
  const [en, vi] = LANGUAGES.map((language) => {
    const own = readIfThere(join(config.dataDir, DIRECTORY, `${name}.${language}.md`));
    return fillIn(own ?? TEXTS[name][language], valuesOf(config, language));
  });
  return { en: en!, vi: vi! };
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the texts name of the settings. */
function valuesOf(config: Config, language: Language): Record<string, string> {
  const { seller, payments, llm, payWithinMinutes, transferWithinHours, returnDays, delivery } = config;
  const { badge: _badge, ...texts } = seller;
  const wallets = [payments.momo && 'MoMo', payments.zalopay && 'ZaloPay'].filter(Boolean).join(', ');
  return {
    ...texts,
    wallets,
    cards: payments.vnpay ? 'VNPay' : '',
    providers: [payments.vnpay && 'VNPay', wallets, payments.sepay && 'SePay', payments.payos && 'payOS']
      .filter(Boolean)
      .join(', '),
    model: llm?.model ?? '',
    returnDays: String(returnDays),
    payMinutes: String(payWithinMinutes),
    transferHours: payments.payos || payments.sepay ? String(transferWithinHours) : '',
    deliveryRows: deliveryRows(delivery, language),
    cutOff: String(delivery.cutOff),
  };
}
