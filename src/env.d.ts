interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_H5_BASE?: string;
  readonly VITE_IDEMPOTENCY?: string;
}

/** Whether this build has the test page (`VITE_TEST_PAGE`). */
declare const __TEST_PAGE__: boolean;
/** The package's version. */
declare const __VERSION__: string;

declare module 'virtual:wire-names' {
  const names: import('./api/wire-names').WireNames;
  export default names;
}

declare module 'virtual:messages/*' {
  const messages: import('./intl/messages').Messages;
  export default messages;
}

declare module 'virtual:test-page-messages/*' {
  const messages: import('./intl/messages').Messages;
  export default messages;
}

declare module '*.md' {
  const tree: import('./intl/document-tree').DocumentTree;
  export default tree;
}
