/** Lets drizzle-kit write the SQL migrations from schema.ts. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './sandbox/schema.ts', out: './sandbox/migrations' });
