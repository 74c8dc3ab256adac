interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_H5_BASE?: string;
}

declare module 'virtual:wire-names' {
  const names: import('./api/wire-names').WireNames;
  export default names;
}

declare module 'virtual:messages/*' {
  const messages: import('./intl/messages').Messages;
  export default messages;
}

declare module '*.md' {
  const tree: import('./intl/document-tree').DocumentTree;
  export default tree;
}
