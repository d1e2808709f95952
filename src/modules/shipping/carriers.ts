import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { CONNECTED, type Carrier, type CarrierCode } from './carriers/carrier';
import { Ghn } from './carriers/ghn';
import { Ghtk } from './carriers/ghtk';

/** The carriers whose interface has keys. */
@Injectable()
export class Carriers {
  private readonly all: Readonly<Record<CarrierCode, Carrier | undefined>>;

  constructor({ carriers: { ghn, ghtk }, seller }: Config) {
    this.all = { ghn: ghn && new Ghn(ghn), ghtk: ghtk && new Ghtk(ghtk, seller) };
  }

  /** The carrier of this name; undefined for one that the shop does not order from. */
  find(name: string): { code: CarrierCode; carrier: Carrier } | undefined {
    const code = CONNECTED.find((one) => one === name);
    const carrier = code && this.all[code];
    return carrier && { code, carrier };
  }
}
