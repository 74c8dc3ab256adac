/** The part of classnames that antd-mobile's steps use, for the first paint. */
export default (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
