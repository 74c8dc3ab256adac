/** Builds the inline script of the notice with other constants than the app's. */
import { build, type Rolldown } from 'vite';
import { noticeEnvironment } from '../../build/start-notice';

export async function buildNotice(root: string, define: Record<string, string>): Promise<string> {
  const { build: options = {} } = noticeEnvironment(root);
  const [result] = (await build({ root, configFile: false, logLevel: 'error', define, build: options })) as [
    Rolldown.RolldownOutput,
  ];
  return result.output[0].code.trim();
}
