/**
 * Splits the styles of the document: those for large windows, phones on their side and print are a file of their own, so
 * that the document of a phone is smaller. `src/start/load-app.ts` loads that file: on a phone after the app, because it would
 * share the line with the first paint, although a browser does not wait for it where its media query does not match.
 */
import postcss from 'postcss';

/** Windows that are not a phone's held upright, and print. */
export const OTHER_MEDIA = 'print, (min-width: 480px), (min-width: 30em), (max-height: 480px)';

/** The beginning of the file's name. */
export const OTHER_MEDIA_FILE = 'assets/document-';

/** Whether `OTHER_MEDIA` matches wherever a media query does. */
function isOther(query: string): boolean {
  const [, width, unit] = /\(min-width: ?(\d+)(px|em)\)/.exec(query) ?? [];
  return /^print$|\(max-height: ?480px\)/.test(query) || Number(width) >= (unit === 'em' ? 30 : 480);
}

export function splitStyles(styles: string): { phone: string; other: string } {
  const phone = postcss.parse(styles);
  const other = postcss.root();
  phone.each((node) => {
    if (
      node.type === 'atrule' &&
      node.name === 'media' &&
      node.params.split(',').every((query) => isOther(query.trim()))
    )
      other.append(node);
  });
  return { phone: phone.toString(), other: other.toString() };
}
