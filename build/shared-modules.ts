/**
 * The modules that several first paints share: a script of the document puts their exports into the list `window.shared`,
 * and the screens' files read them there instead of importing them.
 */
import { resolve } from 'node:path';

/**
 * Modules that the first paints of most screens use. They are an inline script, which arrives while the server answers the
 * first request; so a screen's own file is small.
 */
export const SHARED = new RegExp(
  `^(?:preact(?:/.+)?|(?:${[
    'theme/brands',
    'src/(?:languages|paths)',
    'src/api/(?:decode|envelope|failure|request|wire-names)',
    'src/format/money',
    'src/host/(?:address|bridge|leave|session|urls)',
    'src/intl/values',
    'src/loan/help',
    'src/start/(?:first-paint|taps)',
    'src/start/runtime/(?:app-parts|classnames|client|react|react-intl|react-query|react-router-dom|use-screen)',
    'src/ui/(?:button|card|figures|frame|icon-button|icons|link-row|outside-link|page|skeleton|use-arrival-focus|use-go)',
  ].join('|')})\\.tsx?)$`,
);

/** An import of shared modules, as the bundler writes it: `import a,{b as c}from"shared:…"`, or with one of the two. */
const SHARED_IMPORT = /import(?: ([\w$]+)(?:,| (?=from)))?(?:\{([^}]*)\})?from"shared:([^"]*)";/g;

/** Export and local name of what it imports. */
const importedNames = (standard: string | undefined, names: string | undefined): string[][] =>
  [standard && `default as ${standard}`, ...(names ?? '').split(',')].flatMap((each) =>
    each ? [each.split(' as ')] : [],
  );

/** The exports of shared modules that code imports, each as `module#export`. */
export const sharedExports = (codes: readonly string[]): string[] => {
  const imports = codes.flatMap((code) => [...code.matchAll(SHARED_IMPORT)]);
  const exports = imports.flatMap(([, standard, names, module]) =>
    importedNames(standard, names).map(([name]) => `${module}#${name}`),
  );
  return [...new Set(exports)].sort();
};

/** A module that puts exports of shared modules into the list `window.shared`. */
export function shareExports(root: string, exports: readonly string[]): string {
  const imports = exports.map((each, index) => {
    const [module = '', name] = each.split('#');
    const source = /^(?:src|theme)\//.test(module) ? resolve(root, module) : module;
    return `import { ${name} as shared${index} } from ${JSON.stringify(source)};\n`;
  });
  return `${imports.join('')}window.shared = [${exports.map((_, index) => `shared${index}`)}];`;
}

/** Replaces imports of shared modules by the values in that list. */
export const linkShared = (code: string, exports: readonly string[]): string =>
  code.replace(SHARED_IMPORT, (_, standard, names, module) => {
    const constants = importedNames(standard, names).map(
      ([name, local = name]) => `${local}=shared[${exports.indexOf(`${module}#${name}`)}]`,
    );
    return `const ${constants};`;
  });
