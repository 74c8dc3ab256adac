interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_H5_BASE?: string;
  readonly VITE_IDEMPOTENCY?: string;
}

/** Whether this build has the test page (`VITE_TEST_PAGE`). */
declare const __TEST_PAGE__: boolean;
/** The app name of the default brand (`VITE_BRAND`); empty means the standard brand. */
declare const __BRAND__: string;
/** Where field reports go (`VITE_REPORT_URL`); undefined leaves their code out. */
declare const __REPORT_URL__: string | undefined;
/** The package's version. */
declare const __VERSION__: string;

/** Route → the call that its screen sends when it opens. */
declare const __FIRST_CALLS__: Readonly<Record<string, import('./api/call').RequestSources>>;

/** The built files that the start of the app names; undefined under the development server. */
declare const __START_FILES__: import('./start/files').StartFiles | undefined;

/** The name of the service worker's file (`VITE_OFFLINE`); undefined in a build without it. */
declare const __OFFLINE__: string | undefined;
/** What the service worker knows of its build. */
declare const __OFFLINE_BUILD__: import('./start/offline-worker').OfflineBuild;

interface Window {
  /** The notice of an app that does not start (`start/notice.js`). */
  startNotice?: {
    /** Shows the notice. @param error what was thrown, or the event of a file that failed to load. */
    show: (error?: unknown) => void;
    /** The loader sets it (`start/load-app.ts`). Without it, nothing loads the app. */
    isAppLoading: boolean;
  };
}

declare module 'virtual:wire-names' {
  const names: import('./api/wire-names').WireNames;
  export default names;
}

declare module 'virtual:*messages' {
  const loaders: Record<import('./languages').Language, () => Promise<{ default: import('./intl/messages').Messages }>>;
  export default loaders;
}

declare module '*.md' {
  const tree: import('./intl/document-tree').DocumentTree;
  export default tree;
}
