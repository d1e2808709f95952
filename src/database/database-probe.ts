import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const PATIENCE_MS = 2000;

@Injectable()
export class DatabaseProbe {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the database answers a query within two seconds. */
  async isReachable(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, false);
    });
    const answer = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
  }
}
