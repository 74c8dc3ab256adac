/** Replaces classnames in the first paint; supports only what antd-mobile's Steps use. */
export default (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
