import type { ProductType } from '../../../products/catalogue/catalogue.service';
import { Phrases } from './phrases';

/** What shoppers call the kinds of shoe. */
export const TYPE_WORDS = new Phrases<ProductType>([
  [
    'running',
    `running, runner, runners, run, jogging, jog, marathon, trail, chạy bộ, chạy, chay bo, tập chạy, đi bộ, chạy bền,
     chạy bộ nam, chạy bộ nữ, chạy trail, chạy địa hình, runing`,
  ],
  [
    'basketball',
    'basketball, basket, hoops, bóng rổ, banh rổ, bóng rỗ, chơi bóng rổ, basket ball, bongro, bóng rỏ, nba, baskeball',
  ],
  [
    'football',
    `football, soccer, futsal, cleats, cleat, bóng đá, đá bóng, đá banh, banh, đá phủi, sân cỏ, cỏ nhân tạo, đinh,
     đá sân cỏ, bongda, dabong, đá futsal, foot ball, giày đinh, sân cỏ nhân tạo, cỏ tự nhiên, đá bống`,
  ],
  [
    'boot',
    'boot, boots, bốt, bot, ủng, giày cổ cao da, giày bốt, giày boot, bôt, chelsea, combat boots, combat boot, boost cao',
  ],
  ['classic', 'classic, classics, cổ điển, kinh điển, retro, vintage, hoài cổ, clasic, classis, co dien'],
  [
    'sneaker',
    `sneaker, sneakers, snicker, snickers, sneker, sneakes, thể thao, giày thể thao, giày sneaker, trainer, trainers,
     lifestyle, giày đi chơi, đi chơi, snearker, snaeker, sneeker`,
  ],
]);
