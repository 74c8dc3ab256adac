/** Checks whether the machine has what the WebKit host needs, and says how to install it. Installs nothing. */
import { spawnSync } from 'node:child_process';

const PACKAGES = ['gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'python3-gi-cairo'];
/** The virtual display of the tests. */
export const X_SERVER = 'Xvfb';
const X_SERVER_PACKAGE = 'xvfb';

const IMPORTS = `import gi, cairo
gi.require_foreign("cairo")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2`;

/** A Python with the packages for a web view: the system's, or else another. The variable PYTHON names one. */
export function findPython(): string | undefined {
  const { PYTHON } = process.env;
  const paths = PYTHON === undefined ? ['/usr/bin/python3', 'python3'] : [PYTHON];
  return paths.find((python) => spawnSync(python, ['-c', IMPORTS], { stdio: 'ignore' }).status === 0);
}

/**
 * The error message when the host cannot start here; undefined when it can.
 * @param virtualDisplay whether a virtual display is needed, too.
 */
export function whatIsMissing(virtualDisplay: boolean): string | undefined {
  const missing: string[] = [];
  if (findPython() === undefined) missing.push('WebKitGTK 4.1 for Python (gi)');
  const needsDisplay = virtualDisplay && spawnSync(X_SERVER, ['-help'], { stdio: 'ignore' }).error !== undefined;
  if (needsDisplay) missing.push(`${X_SERVER}, a display without a screen`);
  if (missing.length === 0) return undefined;
  const packages = virtualDisplay ? [...PACKAGES, X_SERVER_PACKAGE] : PACKAGES;
  return [
    `The WebKit host needs what is not here: ${missing.join('; ')}.`,
    'On Debian 12, Ubuntu 22.04 and later:',
    '',
    `    sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
    '',
    'Elsewhere: WebKitGTK 2.40 or later (API 4.1) with its GObject introspection, PyGObject with cairo' +
      (virtualDisplay ? ', Xvfb.' : '.'),
  ].join('\n');
}
