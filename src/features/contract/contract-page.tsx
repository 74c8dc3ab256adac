/** The loan agreement: a promissory note with values from the server. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DateValue } from '../../api/decode';
import type { PromissoryNote } from '../../contract/promissory-note';
import { formatDate } from '../../format/dates';
import { groupCode } from '../../format/digits';
import { parseAmount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import lines from '../../loan/lines.module.css';
import { canPrint } from '../../platform/files';
import { Button } from '../../ui/form/button';
import { useParameters } from '../../ui/links/use-go';
import { LoadedPage, Page } from '../../ui/page/page';
import { fitFigures } from '../../ui/text/figures';
import styles from './contract-page.module.css';
import { promissoryNoteQuery } from './queries';

export default function ContractPage() {
  const t = useText();
  const query = useQuery(promissoryNoteQuery(useParameters().get('orderNo')));
  return (
    <LoadedPage query={query}>
      {(note) => (
        <Page>
          <NotePaper note={note} />
          {canPrint() && (
            <Button variant="secondary" onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}

/** The table of figures, in reading order, and how each is shown. */
const FIGURES = {
  borrower: 'text',
  address: 'text',
  lender: 'text',
  product: 'text',
  amount: 'amount',
  given: 'amount',
  interest: 'amount',
  commission: 'amount',
  vat: 'amount',
  total: 'amount',
  account: 'code',
  deliveryDate: 'date',
  repaymentDate: 'date',
  date: 'date',
} as const satisfies Record<keyof PromissoryNote, string>;
type Blank = keyof typeof FIGURES;

const NAMES = Object.keys(FIGURES) as Blank[];

const CLAUSES = ['promise', 'loan', 'interest', 'tax', 'late', 'deferral', 'acceptance'] as const;

function NotePaper({ note }: { note: PromissoryNote }) {
  const t = useText();
  const blanks = useBlanks(note);
  return (
    <article className={`surface ${styles.paper}`}>
      <h2 className={styles.heading}>{t('contract.heading')}</h2>
      <dl>
        {NAMES.map((name) => (
          <div className={lines.line} key={name}>
            <dt>{t(`contract.figure.${name}`)}</dt>
            <dd>{blanks[name]}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.clauses}>
        {CLAUSES.map((name) => (
          <li key={name} className={styles.clause}>
            <h3 className={styles.clauseTitle}>{t(`contract.${name}.title`)}</h3>
            <p>{t(`contract.${name}.text`, blanks)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.signature}>
        <p>{blanks.borrower}</p>
        <p className="muted">{t('contract.figure.borrower')}</p>
      </div>
    </article>
  );
}

/** The text for each blank of the note; missing values become an empty line. */
function useBlanks(note: PromissoryNote): Record<Blank, ReactNode> {
  const t = useText();
  const money = useMoney();
  const show = (name: Blank, value: DateValue): string => {
    switch (FIGURES[name]) {
      case 'amount':
        return money(parseAmount(value));
      case 'date':
        return formatDate(value, 'day');
      case 'code':
        return groupCode(String(value));
      case 'text':
        return String(value);
    }
  };
  const blank = (name: Blank) => {
    const value = note[name];
    const isWhole = FIGURES[name] === 'amount' || FIGURES[name] === 'date';
    return (
      <b
        key={name}
        className={isWhole ? styles.whole : styles.blank}
        {...(isWhole && value !== undefined && fitFigures(show(name, value)))}
      >
        {value === undefined ? (
          <>
            <span aria-hidden="true">________</span>
            <span className="visually-hidden">{t('contract.notStated')}</span>
          </>
        ) : (
          show(name, value)
        )}
      </b>
    );
  };
  return Object.fromEntries(NAMES.map((name) => [name, blank(name)])) as Record<Blank, ReactNode>;
}
