/** The loan calculator. Results update as you type; the inputs are saved in the address, so that a calculation can be shared. */
import { useId } from 'react';
import { groupAmount, plainDigits, ungroupAmount } from '../../format/digits';
import { parseAmount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { LANGUAGES } from '../../languages';
import { instalmentCount, STANDARD_AMOUNT } from '../../loan/calculation';
import { Lines } from '../../loan/lines';
import lines from '../../loan/lines.module.css';
import { routePatterns } from '../../paths';
import { saveInAddress } from '../../platform/current-route';
import { readLanguage, readParameters } from '../../platform/session';
import button from '../../ui/form/button.module.css';
import { Field } from '../../ui/form/field';
import { nativeOf, useGroupedField } from '../../ui/form/use-grouped-field';
import { useParameters } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';
import { COST_LABELS, CostBar } from '../../ui/text/cost-bar';
import { fitFigures } from '../../ui/text/figures';
import styles from './calculator.module.css';
import { LinkButton } from './link-button';
import { useLoanCost } from './loan-cost';
import { type CalculatorForm, HIGHEST_AMOUNT, isTooHigh, readAmount, readTerm } from './rules';

const controls = () => import('./calculator-controls');
// The form works without it, since the amount can be typed.
const AmountSlider = onDemand(async () => ({ default: (await controls()).AmountSlider }), { missing: showNothing });
const TermSelector = onDemand(async () => ({ default: (await controls()).TermSelector }));

interface CalculatorProps {
  form: CalculatorForm;
  onChange: (form: CalculatorForm) => void;
}

export function Calculator({ form, onChange }: CalculatorProps) {
  const { text, term } = form;
  const t = useText();
  const headingId = useId();
  const amount = readAmount(text);

  const change = (next: Partial<CalculatorForm>) => {
    const changed = { ...form, ...next };
    onChange(changed);
    // An invalid amount is not saved; the address keeps the last valid one.
    if (readAmount(changed.text) !== undefined) saveInAddress({ amount: changed.text, term: String(changed.term) });
  };

  return (
    <section className={`surface ${styles.calculator}`} aria-labelledby={headingId}>
      <div className={styles.form}>
        <h2 id={headingId}>{t('official.calculator')}</h2>
        <AmountField text={text} onChange={(value) => change({ text: value })} />
        <div className={styles.amountControls}>
          <AmountSlider amount={amount} onChange={(value) => change({ text: value })} />
        </div>
        <p className={styles.term}>
          <span className={styles.termLabel}>{t('official.term')}</span>
          <span className="hint">{t('official.inDays', { days: term, months: instalmentCount(term) })}</span>
        </p>
        <div className={styles.terms}>
          <TermSelector term={term} onChange={(value) => change({ term: value })} />
        </div>
      </div>
      {amount === undefined ? (
        <p className={`${styles.result} ${styles.noFigures}`}>{t('official.noFigures')}</p>
      ) : (
        <CostView form={form} />
      )}
    </section>
  );
}

/** After calculating: the registration, or the download for those who are registered. */
function NextSteps() {
  const t = useText();
  const applyId = useId();
  return (
    <div className={styles.next}>
      <LinkButton to={routePatterns.promotion} label="official.apply" aria-describedby={applyId} />
      <p id={applyId} className="hint">
        {t('official.applyHint')}
      </p>
      <LinkButton className={button.text} to={routePatterns.download} label="official.download" />
    </div>
  );
}

/** Characters of an invalid amount. */
const LONGEST_TEXT = 30;

/** An invalid amount in a shared address is shown as it is, with the error message. */
export function formFromAddress(): CalculatorForm {
  const parameters = readParameters();
  const text = parameters.get('amount') ?? String(STANDARD_AMOUNT);
  return {
    text: String(readAmount(text) ?? text.slice(0, LONGEST_TEXT)),
    term: readTerm(parameters.get('term')),
  };
}

const ONLY_DIGITS = /^\d+$/;

/** Digits in groups, with the currency's symbol. Other text stays as it was typed. */
function AmountField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText();
  const money = useMoney();
  const { symbol, groupSize } = LANGUAGES[readLanguage(useParameters())];
  const isValid = readAmount(text) !== undefined;
  /** Whether the field's separators are its own. */
  const isGrouped = isValid && ONLY_DIGITS.test(text);
  const error = isTooHigh(text)
    ? t('official.tooHigh', { amount: money(parseAmount(HIGHEST_AMOUNT * 100n)) })
    : t('official.notANumber');

  const field = useGroupedField(isGrouped ? groupAmount(text, groupSize) : text, (value, event) => {
    const typed = typedText(nativeOf(event));
    const caret = event.currentTarget.selectionStart ?? value.length;
    const start = Math.max(0, caret - (typed?.length ?? value.length));
    // The separators are the field's own, unless they have just been typed or pasted.
    const own = isGrouped && typed !== undefined ? ungroupAmount : (part: string) => part;
    const next = plainDigits(own(value.slice(0, start)) + value.slice(start, caret) + own(value.slice(caret)));
    // A separator that was typed stays, because digits follow it: `10000.00`.
    const isBeingTyped = typed !== undefined && !ONLY_DIGITS.test(next);
    onChange(isBeingTyped ? next : String(readAmount(next) ?? next));
  });

  return (
    <Field
      {...field}
      label={t('official.amount')}
      symbol={symbol}
      inputMode="numeric"
      autoComplete="off"
      error={isValid ? undefined : error}
      announcesError
    />
  );
}

/** What was typed or composed; empty for a deletion, undefined for a text that was pasted or filled in. */
function typedText({ type, inputType, data }: Partial<InputEvent>): string | undefined {
  if (type === 'compositionend') return data ?? '';
  return inputType === 'insertText' ? (data ?? '') : inputType?.startsWith('delete') ? '' : undefined;
}

/** The cost of a loan: the instalment (large), interest and total, what to do next, and the list of payments. */
function CostView({ form }: { form: CalculatorForm }) {
  const t = useText();
  const money = useMoney();
  const { received, interest, total, plan, yearlyCost } = useLoanCost(form);
  const payments = plan.map(({ amount, date }) => ({ figure: money(amount), date }));
  const instalment = payments[0]?.figure ?? '';
  const isUneven = payments.some(({ figure }) => figure !== instalment);
  return (
    <>
      <div className={styles.result}>
        <p role="status">
          <span className="muted">{`${t('official.instalments', { count: payments.length })} `}</span>
          <span className={styles.figure} {...fitFigures(instalment)}>
            {instalment}
          </span>
        </p>
        <CostBar lent={Number(received)} cost={Number(interest)} />
        <Lines
          hasTotal
          lines={[
            { label: t('official.lent'), value: received, labelClass: COST_LABELS.lent },
            { label: t('official.interest'), value: interest, labelClass: COST_LABELS.cost },
            { label: t('official.total'), value: total },
          ]}
        />
        {yearlyCost !== undefined && <Lines lines={[{ label: t('confirm.yearlyCost'), value: yearlyCost }]} />}
        <p className="hint">{t('official.note')}</p>
      </div>
      <NextSteps />
      <div className={styles.schedule}>
        <h3 className="heading">{t('official.schedule')}</h3>
        <p className="hint">{t('official.fromToday')}</p>
        <ol>
          {payments.map(({ figure, date }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other identity
            <li key={index} className={lines.line}>
              <span>
                <span>{`${t('plan.unnamed', { number: index + 1 })} `}</span>
                {date !== undefined && (
                  <span className={`hint ${styles.date}`} translate="no">
                    {`${date} `}
                  </span>
                )}
              </span>
              <span className={styles.payment} {...fitFigures(figure)}>
                {figure}
              </span>
            </li>
          ))}
        </ol>
        {isUneven && <p className="hint">{t('official.rounding')}</p>}
      </div>
    </>
  );
}
