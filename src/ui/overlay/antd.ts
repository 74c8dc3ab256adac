/** Sets up antd-mobile for React 19: without `unstableSetRender` its imperative pop-ups silently render nothing. */
import { reduceMotion, setDefaultConfig, unstableSetRender } from 'antd-mobile';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { antdLocales } from '../../intl/antd-locales';
import type { Language } from '../../languages';
import { readLanguage } from '../../platform/session';

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

/** Sets the language of antd-mobile's own texts. Imperative pop-ups read it only from this global setting. */
export function setAntdLanguage(language: Language): void {
  setDefaultConfig({ locale: antdLocales[language] });
}

setAntdLanguage(readLanguage());

// antd-mobile moves its pop-ups by script, for 600 ms, and also if the borrower prefers reduced motion. This turns it off:
// `theme/antd-mobile.css` moves them instead.
reduceMotion();
