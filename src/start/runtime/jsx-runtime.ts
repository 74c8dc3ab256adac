/** Replaces React's JSX runtime in the first paint. */
export { Fragment, jsx, jsxs } from './render';
