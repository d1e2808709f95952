import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../config/config';
import { createDataSource, createDataSourceOptions } from './data-source';
import { DatabaseService } from './database.service';
import { TransactionRunner } from './transaction-runner';

/** Provides the data source and the {@link TransactionRunner} everywhere; {@link DatabaseService} opens it. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: async (config: Config) => ({
        ...(await createDataSourceOptions(config)),
        autoLoadEntities: true,
        retryAttempts: 0,
        // Opened when the shop listens already: health checks are answered meanwhile.
        manualInitialization: true,
      }),
      dataSourceFactory: async (options) => createDataSource(options as DataSourceOptions),
    }),
  ],
  providers: [TransactionRunner, DatabaseService],
  exports: [TransactionRunner, DatabaseService],
})
export class DatabaseModule {}
