/** Merges lists of licences as `build.license` writes them: a heading, then a section for each package. */
export function mergeLicenses(lists: readonly string[]): string {
  const [heading = '', ...sections] = lists.flatMap((list, index) => {
    const [start = '', ...rest] = list.split(/^(?=## \S+ - \d)/m);
    return index === 0 ? [start, ...rest] : rest;
  });
  const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));
  const byTitle = new Map(sections.map((section) => [titleOf(section), `${section.trimEnd()}\n`]));
  const sorted = [...byTitle].sort(([one], [other]) => one.localeCompare(other));
  return [heading, ...sorted.map(([, section]) => section)].join('\n').replace(/\n{3,}(?=## )/g, '\n\n');
}
