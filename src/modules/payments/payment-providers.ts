import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Momo } from './providers/momo';
import { Payos } from './providers/payos';
import { Sepay } from './providers/sepay';
import { Vnpay } from './providers/vnpay';
import { Zalopay } from './providers/zalopay';

/** The providers that have keys; the others are undefined. */
@Injectable()
export class PaymentProviders {
  readonly sepay: Sepay | undefined;
  readonly payos: Payos | undefined;
  readonly vnpay: Vnpay | undefined;
  readonly momo: Momo | undefined;
  readonly zalopay: Zalopay | undefined;

  constructor({ payments: { sepay, payos, vnpay, momo, zalopay } }: Config) {
    this.sepay = sepay && new Sepay(sepay);
    this.payos = payos && new Payos(payos);
    this.vnpay = vnpay && new Vnpay(vnpay);
    this.momo = momo && new Momo(momo);
    this.zalopay = zalopay && new Zalopay(zalopay);
  }
}
