/** `npm run dev`: serves the app with hot reload, and proxies its calls to a sandbox. */
import { createServer } from 'vite';
import { STATE_FILE } from './database.ts';
import { dictionaryFromEnvironment } from './dictionary.ts';
import { linkTable } from './links.ts';
import { startSandbox } from './server.ts';

async function main(): Promise<void> {
  const wireNames = dictionaryFromEnvironment();
  const sandbox = await startSandbox({ database: STATE_FILE, wireNames });
  // Keeps the Host header, so the sandbox's links to our screens point to this server.
  const proxied = { target: sandbox.origin, changeOrigin: false };
  process.env.VITE_TEST_PAGE ??= '1';
  const vite = await createServer({
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT || 5173),
      proxy: { '/began': proxied, '/pictures': proxied, '/images': proxied, '/desk': proxied, '/sandbox/': proxied },
    },
  });
  await vite.listen();
  const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://127.0.0.1:5173';
  console.log(linkTable(origin));
  console.log(`\nServing on ${origin}, the sandbox on ${sandbox.origin} (Ctrl+C stops)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
