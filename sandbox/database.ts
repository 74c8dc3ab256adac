/** Opens the database of a sandbox, in memory or in a file, and creates the tables of `schema.ts` that it lacks. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { getTableName, is } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';

export type Database = LibSQLDatabase<typeof schema>;

/** The database file of `npm start` and `npm run dev`. */
export const STATE_FILE = '.sandbox/state.db';

export const TABLES = Object.values(schema).filter((each) => is(each, SQLiteTable));
const STATEMENTS = TABLES.flatMap(createStatements);
/** Changes with each change of the tables. SQLite stores it in the file as a positive integer. */
const VERSION = createHash('sha256').update(STATEMENTS.join()).digest().readUInt32BE() >>> 1;

/**
 * @param database a file, or `:memory:`; each call with `:memory:` opens a separate database.
 * @throws Error if the file has tables that cannot be completed to those of this version of the sandbox.
 */
export async function openDatabase(database: string): Promise<{ db: Database; close(): void }> {
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
  const client = createClient({ url: database === ':memory:' ? database : `file:${database}` });
  try {
    await createTables(client, database);
  } catch (error) {
    client.close();
    throw error;
  }
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

async function createTables(client: Client, database: string): Promise<void> {
  const numberOf = async (query: string) => Number((await client.execute(query)).rows[0]?.[0]);
  if ((await numberOf('PRAGMA user_version')) === VERSION) return;
  const isNew = (await numberOf('SELECT count(*) FROM sqlite_master')) === 0;
  const statements = isNew ? STATEMENTS : await missingStatements(client);
  if (statements === undefined) {
    throw new Error(
      `${database} has the tables of another version of the sandbox. To start afresh: npm run sandbox:reset`,
    );
  }
  await client.batch([...statements, `PRAGMA user_version = ${VERSION}`], 'write');
}

/**
 * Creates the tables that an older file lacks, and the columns that may be null. Ignores tables that are no longer used.
 * @returns undefined if the file differs in anything else.
 */
async function missingStatements(client: Client): Promise<string[] | undefined> {
  const { rows } = await client.execute(
    `SELECT t.name, c.name, lower(c.type), c."notnull" FROM sqlite_master t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name IN (${TABLES.map((table) => `'${getTableName(table)}'`).join()})`,
  );
  const found = new Set(rows.map((row) => [row[0], row[1], row[2], row[3]].join()));
  const foundTables = new Set(rows.map((row) => row[0]));
  const statements: string[] = [];
  for (const table of TABLES) {
    const { name, columns } = getTableConfig(table);
    if (!foundTables.has(name)) {
      statements.push(...createStatements(table));
      continue;
    }
    for (const column of columns) {
      if (found.delete([name, column.name, column.getSQLType().toLowerCase(), Number(column.notNull)].join())) continue;
      if (column.notNull) return undefined;
      statements.push(`ALTER TABLE "${name}" ADD COLUMN ${columnDefinition(column)}`);
    }
  }
  return found.size === 0 ? statements : undefined;
}

function createStatements(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const list = (names: readonly { name?: string }[]) => `(${names.map((each) => `"${each.name}"`).join(', ')})`;
  const lines = [...columns.map(columnDefinition), ...primaryKeys.map((key) => `PRIMARY KEY ${list(key.columns)}`)];
  return [
    `CREATE TABLE "${name}" (${lines.join(', ')})`,
    ...indexes.map(
      ({ config }) => `CREATE INDEX "${config.name}" ON "${name}" ${list(config.columns as SQLiteColumn[])}`,
    ),
  ];
}

function columnDefinition(column: SQLiteColumn): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    ...(column.primary ? ['PRIMARY KEY'] : []),
    ...('autoIncrement' in column && column.autoIncrement ? ['AUTOINCREMENT'] : []),
    ...(column.notNull ? ['NOT NULL'] : []),
    ...(column.isUnique ? ['UNIQUE'] : []),
  ].join(' ');
}
