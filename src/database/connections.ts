import type { INestApplication } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';

/** The private fields of mysql2's pool that are counted: it publishes no figures. */
interface Pool {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** Connections of the pool that are busy and idle, and how many queries wait for one; all 0 on SQLite. */
function countConnections(app: INestApplication): { busy: number; idle: number; waiting: number } {
  const { pool } = app.get(DataSource).driver as { pool?: Pool };
  if (!pool) return { busy: 0, idle: 0, waiting: 0 };
  const idle = pool._freeConnections.length;
  return { busy: pool._allConnections.length - idle, idle, waiting: pool._connectionQueue.length };
}

/** Counts the connections to the database server. */
export function addConnectionGauge(app: INestApplication, registry: Registry): void {
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections to the database server by state; requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, number] of Object.entries(countConnections(app))) this.set({ state }, number);
    },
  });
}
