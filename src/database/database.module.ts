import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../config/config';
import { createDataSource, createDataSourceOptions } from './data-source';
import { DatabaseProbe } from './database-probe';
import { TransactionRunner } from './transaction-runner';

/** Connects, migrates, and provides the data source and the {@link TransactionRunner} everywhere. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: async (config: Config) => ({
        ...(await createDataSourceOptions(config)),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
      dataSourceFactory: async (options) => createDataSource(options as DataSourceOptions),
    }),
  ],
  providers: [TransactionRunner, DatabaseProbe],
  exports: [TransactionRunner, DatabaseProbe],
})
export class DatabaseModule {}
