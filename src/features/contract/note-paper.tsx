import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DateValue } from '../../api/decode';
import { formatDate } from '../../format/dates';
import { groupCode } from '../../format/digits';
import type { Amount } from '../../format/money';
import type { MessageId } from '../../intl/messages';
import { useMoney } from '../../intl/values';
import styles from './note-paper.module.css';
import type { Blank, PromissoryNote } from './wire';

/** The table of figures, in reading order. */
const FIGURES = [
  'borrower',
  'address',
  'lender',
  'product',
  'amount',
  'given',
  'interest',
  'commission',
  'vat',
  'total',
  'account',
  'deliveryDate',
  'repaymentDate',
  'date',
] as const satisfies readonly Blank[];

const CLAUSES = ['promise', 'loan', 'interest', 'tax', 'late', 'deferral', 'acceptance'] as const;

/** The note: the table of figures, then the clauses. */
export function NotePaper({ note }: { note: PromissoryNote }) {
  const intl = useIntl();
  const blanks = useBlanks(note);
  return (
    <article className={styles.paper}>
      <h2 className={styles.heading}>{intl.formatMessage({ id: 'contract.heading' })}</h2>
      <dl className={styles.figures}>
        {FIGURES.map((name) => (
          <div className={styles.figure} key={name}>
            <dt>{intl.formatMessage({ id: `contract.figure.${name}` })}</dt>
            <dd>{blanks[name]}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.clauses}>
        {CLAUSES.map((name) => (
          <Clause key={name} title={`contract.${name}.title`} text={`contract.${name}.text`} blanks={blanks} />
        ))}
      </ol>
      <div className={styles.signature}>
        <p>{blanks.borrower}</p>
        <p className={styles.signer}>{intl.formatMessage({ id: 'contract.figure.borrower' })}</p>
      </div>
    </article>
  );
}

interface ClauseProps {
  title: MessageId;
  text: MessageId;
  blanks: Record<Blank, ReactNode>;
}

function Clause({ title, text, blanks }: ClauseProps) {
  const intl = useIntl();
  return (
    <li className={styles.clause}>
      <h3 className={styles.clauseTitle}>{intl.formatMessage({ id: title })}</h3>
      <p>{intl.formatMessage({ id: text }, blanks)}</p>
    </li>
  );
}

/** The text for each blank of the note; missing values become an empty line. */
function useBlanks(note: PromissoryNote): Record<Blank, ReactNode> {
  const intl = useIntl();
  const money = useMoney();
  const fill = <Value,>(
    name: Blank,
    value: Value | undefined,
    show: (value: Value) => string,
    className = styles.blank,
  ) => (
    <b key={name} className={className}>
      {value === undefined ? (
        <>
          <span aria-hidden="true">________</span>
          <span className="visually-hidden">{intl.formatMessage({ id: 'contract.notStated' })}</span>
        </>
      ) : (
        show(value)
      )}
    </b>
  );
  const plain = (name: Blank, value: string | undefined) => fill(name, value, (text) => text);
  const amount = (name: Blank, value: Amount | undefined) => fill(name, value, money, styles.whole);
  const date = (name: Blank, value: DateValue | undefined) =>
    fill(name, value, (date) => formatDate(date, 'day'), styles.whole);
  return {
    borrower: plain('borrower', note.borrower),
    address: plain('address', note.address),
    lender: plain('lender', note.lender),
    product: plain('product', note.product),
    account: fill('account', note.account, groupCode),
    amount: amount('amount', note.amount),
    given: amount('given', note.given),
    interest: amount('interest', note.interest),
    commission: amount('commission', note.commission),
    vat: amount('vat', note.vat),
    total: amount('total', note.total),
    deliveryDate: date('deliveryDate', note.deliveryDate),
    repaymentDate: date('repaymentDate', note.repaymentDate),
    date: date('date', note.date),
  };
}
