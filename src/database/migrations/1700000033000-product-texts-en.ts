import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXTS = { highLightEn: 'varchar(300)', descEn: 'text' };

/** A product's texts in a second language (rule G13). Managers write those of the shoes that are there. */
export class ProductTextsEn1700000033000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the colours would go with the old one.
    for (const [name, type] of Object.entries(TEXTS)) {
      await queryRunner.query(`ALTER TABLE products ADD COLUMN ${name} ${type}`);
    }
  }
}
