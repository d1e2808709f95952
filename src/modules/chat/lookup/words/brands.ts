import type { Brand } from '../../../products/catalogue/catalogue.service';
import { Phrases } from './phrases';

/** What shoppers call the shop's brands, misspellings that are heard every day included. */
export const BRAND_WORDS = new Phrases<Brand>([
  ['nike', 'nike, nikes, nai, naik, nai ki, naiki, nike vn, níke, nikee, nkie, niek, nikie, swoosh'],
  [
    'adidas',
    `adidas, adi, das, addidas, adias, adiddas, adida, adidat, adidass, adiđas, a di đát, ba sọc, 3 sọc, aidas,
     addias, adids, adisas`,
  ],
  ['puma', 'puma, pu ma, pumas, bu ma, pumma, pumar, puama'],
  [
    'new balance',
    `new balance, newbalance, nb, n b, new balan, new balence, new ballance, newbalence, new blance, niu balan,
     niu balance, new balace, nbalance, new bal, newbal, niubalan, new balanc, new balannce`,
  ],
  ['vans', 'vans, van, văn sờ, vanz, vnas, vens'],
  [
    'balenciaga',
    `balenciaga, balen, balenci, balenxiaga, balenciga, balanciaga, balenciaca, ba len, balensiaga, balencaga,
     balenciagaa, balencia, balencianga`,
  ],
]);

/** Brands that a sneaker shop is asked for and that this one does not sell, as they are written. */
export const FOREIGN_BRANDS = new Phrases<string>(
  `Asics, Converse, Reebok, Fila, Hoka, Mizuno, Under Armour, Skechers, Salomon, Timberland, Dr. Martens, Crocs,
   Lacoste, Gucci, Dior, Louis Vuitton, Prada, MLB, Saucony, Brooks, Onitsuka Tiger, Biti's, Ananas, Kappa,
   Diadora, Li-Ning, Anta, Kamito, Jogarbola, Ecco, Clarks, Columbia, Merrell, Alexander McQueen, Off-White,
   Domba, Lining, Peak, Umbro, Joma, Decathlon, Zara, Gosto, Golden Goose, Hermes, Versace, Champion, Altra,
   Palladium, Superga, Supreme, Birkenstock, Bape, Air Jordan, Yeezy`
    .split(',')
    .map((name) => [name.trim().replace(/\s+/g, ' '), spellingsOf(name)] as const),
);

/** How a brand's name is typed. */
function spellingsOf(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ').replace(/[.']/g, ' ').replace(/\s+/g, ' ');
  const other: Record<string, string> = {
    Asics: ', asic, asisc, acsics',
    Converse: ', cv, convers, conver, converce, convert',
    "Biti's": ', bitis, hunter',
    'Louis Vuitton': ', lv, louis',
    'Under Armour': ', under armor, underarmour',
    Skechers: ', sketchers, sketcher',
    'Dr. Martens': ', doc mart, dr martens, martens',
    'Onitsuka Tiger': ', onitsuka',
    'Alexander McQueen': ', mcqueen, mc queen',
    'Air Jordan': ', jordan, jordans, jd, aj, air jordans',
    Reebok: ', rebok, reebook',
    Yeezy: ', yezzy, yeezys',
    Hoka: ', hoka one one',
    Lacoste: ', cá sấu',
  };
  return plain + (other[name.trim().replace(/\s+/g, ' ')] ?? '');
}
