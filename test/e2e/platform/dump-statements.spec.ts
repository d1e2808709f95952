import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStatements } from '../../../src/backup/dump-statements';
import { createTestApp } from '../support/test-app';

/** As mariadb-dump 10.11 writes it. */
const DUMP = String.raw`/*M!999999\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64)
--
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8mb4 */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;

DROP TABLE IF EXISTS ${'`orders`'};
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE ${'`orders`'} (
  ${'`id`'} varchar(24) NOT NULL DEFAULT 'a ''b'' c',
  ${'`name`'} varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin DEFAULT NULL,
  ${'`total`'} bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  PRIMARY KEY (${'`id`'}),
  UNIQUE KEY ${'`ux`'} (${'`name`'}(12),${'`id`'}),
  CONSTRAINT ${'`fk`'} FOREIGN KEY (${'`id`'}) REFERENCES ${'`customers`'} (${'`id`'}) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ${'`ck`'} CHECK (${'`total`'} >= 0)
) ENGINE=InnoDB AUTO_INCREMENT=36 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES ${'`orders`'} WRITE;
/*!40000 ALTER TABLE ${'`orders`'} DISABLE KEYS */;
INSERT INTO ${'`orders`'} VALUES
('O\'Brien\\','; DROP TABLE x; -- \n \! true',-12.5e-3,NULL,0x1F00,_binary 'é'),
('/* ','*/ GRANT',1,'','',0x);
INSERT INTO ${'`orders`'} (${'`id`'}, ${'`name`'}) VALUES ('a',1),('b',2);
/*!40000 ALTER TABLE ${'`orders`'} ENABLE KEYS */;
UNLOCK TABLES;
/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;

-- Dump completed on 2026-11-29  6:00:20
`;

describe('the statements of a dump', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function complaint(sql: string): Promise<string> {
    const file = join(folder, 'shop.sql');
    writeFileSync(file, sql);
    return checkStatements(file).then(
      () => '',
      (error: Error) => error.message,
    );
  }

  it('may be all that the tools write of a shop', async () => {
    expect(await complaint(DUMP)).toBe('');
  });

  it('may be read in parts that end anywhere', async () => {
    const rows = Array.from(
      { length: 40_000 },
      (_, id) => String.raw`('${id}\\','it\'s',0x0${id % 10},NULL)`,
    );
    expect(await complaint(DUMP.replace('UNLOCK', `INSERT INTO \`orders\` VALUES ${rows.join()};\n$&`))).toBe(
      '',
    );
  });

  it.each([
    ['CREATE DATABASE other;'],
    ['USE mysql;'],
    ['use `mysql`;'],
    ['DROP TABLE IF EXISTS `mysql`.`user`;'],
    ['DROP TABLE IF EXISTS `user`;'],
    ['LOCK TABLES `orders` WRITE, `mysql`.`user` WRITE;'],
    ["GRANT ALL ON *.* TO 'x'@'%';"],
    ["LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE `orders`;"],
    ["SELECT * FROM customers INTO OUTFILE '/tmp/x';"],
    ['CREATE TRIGGER t BEFORE INSERT ON orders FOR EACH ROW SET @a = 1;'],
    ['CREATE PROCEDURE p() SELECT 1;'],
    ['CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO DROP TABLE orders;'],
    ['CREATE VIEW v AS SELECT 1;'],
    ['/*!50001 CREATE VIEW `v` AS SELECT 1 */;'],
    [
      '/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`%`*/ /*!50003 TRIGGER t BEFORE INSERT ON orders FOR EACH ROW SET @a=1 */;',
    ],
    ['SET GLOBAL general_log = 1;'],
    ['/*!40101 SET GLOBAL general_log=1 */;'],
    ["/*!40101 SET SQL_MODE='NO_BACKSLASH_ESCAPES' */;"],
    ['/*!40101 SET NAMES gbk */;'],
    ['/*!40101 SET UNIQUE_CHECKS=0, @OLD_SQL_MODE=(SELECT 1) */;'],
    ['\\! touch /tmp/x'],
    ['source /etc/passwd'],
    ['system true'],
    ['DELIMITER //'],
    ['/* a comment */ DROP DATABASE shop;'],
    ['-- a comment\r\\! true'],
    ['# a comment'],
    ['--no comment'],
    ['UNLOCK TABLES; DROP DATABASE shop;'],
    ['INSERT INTO `mysql`.`user` VALUES (1);'],
    ['INSERT INTO `user` VALUES (1);'],
    ["INSERT INTO `orders` VALUES (LOAD_FILE('/etc/passwd'));"],
    ['INSERT INTO `orders` VALUES ((SELECT 1));'],
    ['INSERT INTO `orders` VALUES (@@version);'],
    ['INSERT INTO `orders` VALUES (1) ON DUPLICATE KEY UPDATE id = 1;'],
    ['INSERT INTO `orders` VALUES (1); DROP DATABASE shop;'],
    ['INSERT INTO `orders` VALUES (1)/*! , (2) */;'],
    ['INSERT INTO `orders` VALUES (0xZZ);'],
    ["INSERT INTO `orders` VALUES ('a\nb');"],
    ["INSERT INTO `orders` VALUES ('a\\'); DROP DATABASE shop; -- ');\nDROP DATABASE shop;"],
    ['INSERT INTO `orders` SELECT * FROM mysql.user;'],
    ['CREATE TABLE `orders` SELECT * FROM mysql.user;'],
    ['CREATE TABLE `orders` (\n  `id` int\n) ENGINE=FEDERATED;'],
    ["CREATE TABLE `orders` (\n  `id` int\n) ENGINE=InnoDB DATA DIRECTORY='/tmp';"],
    ['CREATE TABLE `orders` (\n  `id` int\n) ENGINE=InnoDB SELECT 1;'],
    ['CREATE TABLE `orders` (\n  `id` varchar(9) DEFAULT (load_file(`a`))\n) ENGINE=InnoDB;'],
    ['CREATE TABLE `orders` (\n  KEY `a` (`id`) REFERENCES `mysql`.`user` (`id`)\n) ENGINE=InnoDB;'],
    ['CREATE TABLE `leak` (\n  `id` int\n) ENGINE=InnoDB;'],
    ['CREATE TABLE leak (line TEXT);'],
  ])('may not be: %s', async (sql) => {
    const refused = await complaint(DUMP.replace('UNLOCK', `${sql.replaceAll('$', '$$$$')}\n$&`));
    expect(refused).toMatch(
      /^The dump of the database has in line \d+ what no backup of a shop has: .{1,60}$/,
    );
    const [, line] = /in line (\d+)/.exec(refused) ?? [];
    const begin = DUMP.split('\n').findIndex((text) => text.startsWith('UNLOCK')) + 1;
    expect(Number(line)).toBeGreaterThanOrEqual(begin);
    expect(Number(line)).toBeLessThan(begin + sql.split('\n').length);
  });

  it('may have no line without an end', async () => {
    expect(await complaint('A'.repeat(100_000))).toMatch(/ in line 1 .*: A{60}$/);
  });

  it('may not end in the middle', async () => {
    expect(await complaint("INSERT INTO `orders` VALUES ('a")).toContain('the end of the file');
    expect(await complaint('CREATE TABLE `orders` (\n')).toContain('the end of the file');
  });

  it('may be about every table of the shop', async () => {
    const shop = await createTestApp();
    const isSqlite = shop.dataSource.options.type === 'better-sqlite3';
    const names = await shop.dataSource.query<{ name: string }[]>(
      isSqlite
        ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    await shop.close();
    expect(names.length).toBeGreaterThan(10);
    const drops = names.map(({ name }) => `DROP TABLE IF EXISTS \`${name}\`;\n`);
    expect(await complaint(drops.join(''))).toBe('');
    expect(await complaint('DROP TABLE IF EXISTS `notes`;\n')).toContain('the table notes');
  });
});
