/** The loan agreement: a promissory note with values from the server. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readQuery } from '../../api/read-query';
import { DRAFT, type PromissoryNote, promissoryNote } from '../../contract/promissory-note';
import { useText } from '../../intl/text';
import { useDateFacts } from '../../loan/due-hero';
import lines from '../../loan/lines.module.css';
import { useParameters } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';
import { NoticeBar } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { LoadedPage, Page } from '../../ui/page/page';
import { fitFigures } from '../../ui/text/figures';
import styles from './contract-page.module.css';
import { type Blank, CLAUSES, EMPTY, FIGURES, NAMES, useValues } from './promissory-note';

/** Loaded on demand, because only a refused note needs it. */
const FailureService = onDemand(async () => ({ default: (await import('../../loan/service/help')).FailureService }), {
  missing: showNothing,
});

const PromissoryNoteTools = onDemand(() => import('./promissory-note-tools'), { missing: showNothing });

export default function ContractPage() {
  const t = useText();
  const orderNo = useParameters().get('orderNo');
  const query = useQuery(readQuery(promissoryNote, { orderNo }));
  return (
    <LoadedPage query={query} failureActions={<FailureService error={query.error} />}>
      {(note) => (
        <Page amount={note.total} hero={note.total !== undefined && <PromiseHero note={note} />}>
          {orderNo?.startsWith(DRAFT) && <NoticeBar>{t('contract.unsigned')}</NoticeBar>}
          <PromissoryNotePaper note={note} />
          <div className={`screen-only ${styles.tools}`}>
            <PromissoryNoteTools note={note} />
          </div>
        </Page>
      )}
    </LoadedPage>
  );
}

/** What the borrower promises to pay, and when. */
function PromiseHero({ note: { total, repaymentDate } }: { note: PromissoryNote }) {
  const t = useText();
  const facts = useDateFacts(repaymentDate, 'repay.payBy');
  return (
    <div className="screen-only">
      <Hero label={t('contract.figure.total')} amount={total} facts={facts} />
    </div>
  );
}

function PromissoryNotePaper({ note }: { note: PromissoryNote }) {
  const t = useText();
  const blanks = useBlanks(note);
  return (
    <article className={`surface ${styles.paper}`}>
      <h2 className={styles.heading}>{t('contract.heading')}</h2>
      <dl>
        {NAMES.map((name) => (
          <div
            className={name === 'total' ? `${lines.line} ${lines.strong}` : lines.line}
            data-as={FIGURES[name]}
            key={name}
          >
            <dt>{t(`contract.figure.${name}`)}</dt>
            <dd>{blanks[name]}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.clauses}>
        {CLAUSES.map((name) => (
          // What late payment costs must not be overlooked.
          <li key={name} className={name === 'late' ? `${styles.clause} ${styles.late}` : styles.clause}>
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

/** The element for each blank of the note; missing values become an empty line. */
function useBlanks(note: PromissoryNote): Record<Blank, ReactNode> {
  const t = useText();
  const values = useValues(note);
  const blank = (name: Blank) => {
    const value = values[name];
    const isWhole = FIGURES[name] === 'amount' || FIGURES[name] === 'date';
    return (
      <b
        key={name}
        className={isWhole ? styles.whole : styles.blank}
        translate={value === undefined ? undefined : 'no'}
        {...(isWhole && value !== undefined && fitFigures(value))}
      >
        {value === undefined ? (
          <>
            <span aria-hidden="true">{EMPTY}</span>
            <span className="visually-hidden">{t('contract.notStated')}</span>
          </>
        ) : FIGURES[name] === 'code' && value !== String(note[name]) ? (
          // The app's own groups are apart without a space, which would be copied.
          value.split(' ').map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
            <span key={index} className={styles.group}>
              {group}
            </span>
          ))
        ) : (
          <span>{value}</span>
        )}
      </b>
    );
  };
  return Object.fromEntries(NAMES.map((name) => [name, blank(name)])) as Record<Blank, ReactNode>;
}
