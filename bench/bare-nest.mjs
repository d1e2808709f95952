/** The smallest possible shop, to compare startup times: Nest, TypeORM, one table, one route. */
import { createRequire } from 'node:module';
import 'reflect-metadata';
import { reportCosts } from './process-costs.mjs';

const require = createRequire(import.meta.url);
const { Controller, Get, Module } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { FastifyAdapter } = require('@nestjs/platform-fastify');
const { TypeOrmModule } = require('@nestjs/typeorm');
const { EntitySchema } = require('typeorm');
const { loadSqliteDriver } = require('../dist/server/database/sqlite/sqlite-driver.js');

const Thing = new EntitySchema({ name: 'Thing', columns: { id: { type: 'varchar', primary: true } } });
const url = process.env.DATABASE_URL;
const database = url
  ? { type: 'mariadb', url }
  : {
      type: 'better-sqlite3',
      driver: await loadSqliteDriver(),
      database: `${process.env.DATA_DIR}/bare.sqlite`,
      enableWAL: true,
    };

class ThingsController {
  list() {
    return [];
  }
}
Controller('things')(ThingsController);
Get()(
  ThingsController.prototype,
  'list',
  Object.getOwnPropertyDescriptor(ThingsController.prototype, 'list'),
);
class BareModule {}
Module({
  imports: [TypeOrmModule.forRoot({ ...database, entities: [Thing] })],
  controllers: [ThingsController],
})(BareModule);

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
reportCosts(app.getHttpServer().address().port);
