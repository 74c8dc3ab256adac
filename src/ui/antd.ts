/** antd-mobile under React 19: its imperative pop-ups render nothing, silently, until they are given a root to render with. */
import { setDefaultConfig, unstableSetRender } from 'antd-mobile';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Language, readLanguage } from '../host/session';
import { antdLocales } from '../intl/antd-locales';

const roots = new WeakMap<Element | DocumentFragment, Root>();

unstableSetRender((node: ReactNode, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => {
    // A root must not be unmounted while React is still rendering into it.
    await Promise.resolve();
    root.unmount();
    roots.delete(container);
  };
});

/** antd-mobile's own words; imperative pop-ups read nothing else. */
export function setAntdLanguage(language: Language): void {
  setDefaultConfig({ locale: antdLocales[language] });
}

setAntdLanguage(readLanguage());
