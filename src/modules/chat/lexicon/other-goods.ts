/** Shoe brands that customers ask for and this shop does not sell. */
export const FOREIGN_BRANDS: readonly (readonly [meaning: string, phrases: string])[] =
  `Asics=asic; Converse=convers, conver, convert, cv, chuck taylor, chuck 70; Reebok=rebok; Fila; Hoka=hoka one one; Mizuno; Under Armour=under armor;
 Skechers=sketchers; Salomon; Timberland; Dr. Martens=dr martens, doc martens, doc mart, martens; Crocs=croc; Lacoste; Gucci; Dior; Louis Vuitton=lv; Prada; MLB; Saucony;
 Brooks; Onitsuka Tiger=onitsuka; Biti's=bitis, biti, bitis hunter; Ananas; Kappa; Diadora; Li-Ning=li ning, lining; Anta; Kamito; Ecco; Clarks; Columbia; Merrell;
 Alexander McQueen=mcqueen; Umbro; Joma; Decathlon; Zara; Golden Goose; Hermes; Versace; Champion; Altra; Palladium; Superga; Birkenstock; Bape; Air Jordan=jordan, jordans, aj1, jd1, jd, jordan 1, jordan 4, air jordan 1;
 Yeezy=yezzy, yeezys, yeezy 350; On Running=on cloud, on cloudmonster, oncloud; Wika; Peak; Grand Sport; Chanel; Charles & Keith=charles keith; Domba; MWC; Burberry; Kenzo; Vascara; H&M; Uniqlo; Tommy; Lotto; Xtep; Yonex; Victor; Kumpoo; Wilson; Kawasaki; Babolat; Levi's=levis; Tod's; Church's; Ugg=uggs; Veja; Allbirds; Axel Arigato; Givenchy; Fendi; Valentino; Saint Laurent=ysl; Thượng Đình; Bitas; Vento;
 K-Swiss; Le Coq Sportif; Ellesse; DC Shoes; Etnies; Geox; Aldo; Pedro; Steve Madden; Cole Haan; Red Wing; La Sportiva; Arc'teryx=arcteryx; The North Face=north face, tnf; Inov-8; Feiyue; Juno`
    .split(';')
    .map((entry): [string, string] => {
      const [name = '', other = ''] = entry.trim().split('=');
      const plain = name.replace(/[.'’&-]/g, ' ');
      return [`foreign:${name.replace(/\s+/g, ' ')}`, `${plain}, ${name}, ${other}`];
    });

/** Well-known models of any brand, which this shop only has if its catalogue lists them. */
export const MODELS: readonly (readonly [meaning: string, phrases: string])[] =
  `af1, air force 1, air force, airforce 1, air max, air max 90, air max 97, airmax, dunk, dunk low, nike dunk, sb dunk, panda, cortez, pegasus, vaporfly, alphafly, blazer, mercurial,
 tiempo, phantom, huarache, vomero, kyrie, lebron, zoom fly, invincible, p6000, vapormax, samba, gazelle, superstar, stan smith, ultraboost, ultra boost, campus, forum, forum low, nmd,
 predator, copa, spezial, adizero, adios pro, duramo, yeezy boost, handball spezial, puma suede, palermo, speedcat, rs-x, rs x, rsx, clyde, cali, mayze, deviate, 
 old skool, oldskool, sk8 hi, sk8, slip on, knu skool, ultrarange, 530, 550, 574, 327, 990, 991, 992, 993, 2002r, 2002, 9060, 1906r, 1906, 1080, 880, 237, 480, 740, 725, fresh foam, fuelcell,
 triple s, speed trainer, balenciaga speed, runner balen, tyrex, stansmith, sambae, gel kayano, kayano, novablast, clifton, chuck taylor, metcon, free run, air zoom, shox, monarch, janoski, alphabounce, zx, ozweego, campus 00s, cloudfoam, questar, court vision, court borough, downshifter, tanjun, filmore, future rider, carina, caven, roma, easy rider, 515, 373, 996, 997, 998, 860, more v4, balenciaga track, balen track, track runner, balenciaga cargo, balenciaga defender`
    .split(',')
    .map((name): [string, string] => {
      const tidy = name.trim().replace(/\s+/g, ' ');
      const plain = tidy.replace('-', ' ');
      return [`model:${tidy}`, /[a-z]$/.test(plain) ? `${plain}, ${plain}s` : plain];
    });

/** Patterns and effects, which are colours only if the catalogue has a colour of that name. */
export const PATTERNS: readonly (readonly [meaning: string, phrases: string])[] =
  `rằn ri, camo, camouflage, hoạ tiết lính, lính rằn ri, da báo, leopard, leopard print, animal print, snakeskin, snake print, da rắn, da cá sấu, vằn, ngựa vằn, zebra, hoa nhí, hoa văn, floral, flower print,
 caro, ca rô, kẻ caro, bàn cờ, checkered, checkerboard, chequered, plaid, tartan, kẻ sọc, sọc ngang, sọc dọc, striped, chấm bi, polka dot, polka dots, galaxy, cầu vồng, rainbow, bảy màu, 7 màu, tie dye,
 glitter, kim tuyến, lấp lánh, phát sáng, đèn led, đèn nháy, nhấp nháy, light up, glow in the dark, glow, hologram, graffiti, hello kitty, pokemon, trong suốt, see through, transparent, đính đá, sequin, sequins, loang màu, ombre`
    .split(',')
    .map((name): [string, string] => {
      const tidy = name.trim().replace(/\s+/g, ' ');
      return [`model:${tidy}`, tidy];
    });

/** The usual purpose of brands and models that this shop does not have. */
const USES: readonly (readonly [type: string, names: string])[] = [
  ['basketball', 'Air Jordan, kyrie, lebron, Peak, Anta'],
  [
    'running',
    `Asics, Hoka, Saucony, Brooks, Salomon, On Running, Mizuno, Altra, pegasus, vaporfly, alphafly, vomero, zoom fly, invincible, ultraboost,
     ultra boost, adizero, adios pro, duramo, deviate, fresh foam, fuelcell, 1080, 880, gel kayano, kayano, novablast, clifton, free run, air zoom,
     downshifter`,
  ],
  ['football', 'Joma, Kamito, Umbro, mercurial, tiempo, phantom, predator, copa, Lotto'],
  ['boot', 'Timberland, Dr. Martens, Ugg, Red Wing, Palladium'],
];
const USE_OF = new Map(
  USES.flatMap(([type, names]) => names.split(',').map((name): [string, string] => [name.trim(), type])),
);
/** The type of shoe to offer instead of a missing one; undefined for everyday shoes. */
export function useOf(absent: string): string | undefined {
  return USE_OF.get(absent);
}
