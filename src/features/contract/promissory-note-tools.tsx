/** The buttons that save, share and print the promissory note. Its picture has the same texts as the screen. */

import type { PromissoryNote } from '../../contract/promissory-note';
import { useText } from '../../intl/text';
import type { PicturePart } from '../../ui/picture/draw-picture';
import PictureTools from '../../ui/picture/picture-tools';
import { CLAUSES, EMPTY, NAMES, useValues } from './promissory-note';

export default function PromissoryNoteTools({ note }: { note: PromissoryNote }) {
  const t = useText();
  const values = useValues(note);
  const blanks = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? EMPTY]));
  const partsOf = (): PicturePart[] => [
    { text: t('contract.heading'), size: 60, isBold: true },
    ...NAMES.flatMap((name) => [
      { text: t(`contract.figure.${name}`), size: 32, gap: 20, isLeft: true },
      { text: blanks[name], isBold: true, isLeft: true },
    ]),
    ...CLAUSES.flatMap((name, index) => [
      { text: `${index + 1}. ${t(`contract.${name}.title`)}`, size: 36, gap: 40, isBold: true, isLeft: true },
      { text: t(`contract.${name}.text`, blanks), size: 32, gap: 8, isLeft: true },
    ]),
    { text: blanks.borrower, gap: 120, isBold: true },
    { text: t('contract.figure.borrower'), size: 32 },
  ];
  return (
    <PictureTools
      partsOf={partsOf}
      file="promissory-note"
      save={t('contract.save')}
      title={t('contract.picture')}
      alt={t('contract.picture')}
      isPrinted
    />
  );
}
