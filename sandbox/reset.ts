/** `npm run sandbox:reset`: resets the database of `npm start` to the samples. */
import { rmSync } from 'node:fs';
import { openDatabase, STATE_FILE } from './database.ts';
import { resetDatabase } from './seed.ts';

try {
  // Deletes rows instead of the file, so that a running server continues with the new state.
  const { db, close } = await openDatabase(STATE_FILE);
  await resetDatabase(db);
  close();
} catch {
  // A damaged file, or one of another version of the sandbox, is replaced.
  for (const suffix of ['', '-wal', '-shm']) rmSync(STATE_FILE + suffix, { force: true });
  (await openDatabase(STATE_FILE)).close();
}
console.log(`${STATE_FILE} is as new`);
