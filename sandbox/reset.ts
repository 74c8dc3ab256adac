/** `npm run sandbox:reset`: empties the state kept by `npm start` and fills it with the samples again. */
import { rmSync } from 'node:fs';
import { openDatabase, resetDatabase, STATE_FILE } from './database.ts';

async function main(): Promise<void> {
  try {
    // Row by row, so that a server which has the file open goes on with the new state.
    const { db, close } = await openDatabase(STATE_FILE);
    await resetDatabase(db);
    close();
  } catch {
    // A file that cannot even be opened is replaced.
    for (const suffix of ['', '-wal', '-shm']) rmSync(STATE_FILE + suffix, { force: true });
    (await openDatabase(STATE_FILE)).close();
  }
  console.log(`${STATE_FILE} is as new`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
