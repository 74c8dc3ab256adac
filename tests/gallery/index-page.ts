/** The gallery's index: a row for each state, a column for each variant, and WebKit's screenshot where there is one. */
import { isMain, type Picture } from './pictures.ts';
import { fileName, type Variant } from './variants.ts';

/** @param webkit file names of WebKit's pictures, in the folder `webkit`. */
export function indexPage(
  pictures: readonly Picture[],
  variants: readonly Variant[],
  webkit: readonly string[],
): string {
  const cells = (picture: Picture) =>
    variants
      .filter(({ size }) => size === 'phone' || isMain(picture))
      .map((variant) => {
        const file = fileName(picture.id, variant);
        const caption = `${variant.language} ${variant.scheme} ${variant.size}`;
        return figure(file, caption) + (webkit.includes(file) ? figure(`webkit/${file}`, `${caption} WebKit`) : '');
      })
      .join('');
  const rows = pictures.map(
    (picture) => `<section id="${picture.id}"><h2>${picture.id}</h2><div>${cells(picture)}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px/1.4 system-ui;margin:24px;background:#e9edf1;color:#14202b}div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none}img{width:240px;display:block;border-radius:12px;box-shadow:0 2px 12px #0002}figcaption{padding:6px 2px;color:#54616d}
</style><h1>Gallery</h1>${rows.join('')}</html>`;
}

const figure = (file: string, caption: string) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${caption}</figcaption></figure>`;
