/** The loan calculator. Results update as you type; the inputs are saved in the address, so that a calculation can be shared. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { routePatterns } from '../../paths';
import { saveInAddress } from '../../platform/current-route';
import { readParameters, withSession } from '../../platform/session';
import button from '../../ui/form/button.module.css';
import field from '../../ui/form/field.module.css';
import { Select } from '../../ui/form/select';
import { leftOut, onDemand } from '../../ui/on-demand';
import { AmountField } from './amount-field';
import styles from './calculator.module.css';
import { CostView } from './cost-view';
import { calculateLoan, LONGEST_AMOUNT, readAmount, readTerm, STANDARD_AMOUNT, TERMS } from './rules';

// The form works without the stepper, since the amount can be typed.
const AmountStepper = onDemand(() => import('./amount-stepper'), { missing: leftOut });

/** @param amountField a ref to the amount field, for callers that focus it. */
export function Calculator({ amountField }: { amountField: RefObject<HTMLInputElement | null> }) {
  const intl = useIntl();
  const headingId = useId();
  const amountId = useId();
  const termId = useId();
  const errorId = useId();
  const applyId = useId();
  const [{ text, term }, setForm] = useState(formFromAddress);
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const amount = readAmount(text);

  const change = (next: Partial<ReturnType<typeof formFromAddress>>) => {
    const form = { text, term, ...next };
    setForm(form);
    // An invalid amount is not saved; the address keeps the last valid one.
    if (readAmount(form.text) !== undefined) saveInAddress({ amount: form.text, term: String(form.term) });
  };

  return (
    <section ref={section} className={`surface ${styles.calculator}`} aria-labelledby={headingId}>
      <div className={styles.form}>
        <h2 id={headingId} className={styles.heading}>
          {intl.formatMessage({ id: 'official.calculator' })}
        </h2>
        <div className={field.field}>
          <label className={field.label} htmlFor={amountId}>
            {intl.formatMessage({ id: 'official.amount' })}
          </label>
          <div className={styles.amount}>
            <AmountField
              id={amountId}
              field={amountField}
              text={text}
              errorId={amount === undefined ? errorId : undefined}
              onChange={(value) => change({ text: value })}
            />
            <div className={styles.stepper}>
              {near && <AmountStepper amount={amount} onChange={(value) => change({ text: value })} />}
            </div>
          </div>
          <p id={errorId} className={`${field.foot} ${field.error}`} role="alert">
            {amount === undefined && intl.formatMessage({ id: 'official.notANumber' })}
          </p>
        </div>
        <div className={field.field}>
          <label className={field.label} htmlFor={termId}>
            {intl.formatMessage({ id: 'official.term' })}
          </label>
          <Select id={termId} value={term} onChange={(event) => change({ term: readTerm(event.currentTarget.value) })}>
            {TERMS.map((days) => (
              <option key={days} value={days}>
                {intl.formatMessage({ id: 'common.days' }, { count: days })}
              </option>
            ))}
          </Select>
        </div>
        <p className="hint">{intl.formatMessage({ id: 'official.note' })}</p>
      </div>
      <div className={styles.result}>
        {amount === undefined ? (
          <p className={styles.noFigures}>{intl.formatMessage({ id: 'official.noFigures' })}</p>
        ) : (
          <>
            <CostView calculation={calculateLoan(amount, term)} />
            <div className={styles.apply}>
              <Link
                to={withSession(routePatterns.promotion)}
                className={`${button.button} ${button.primary}`}
                aria-describedby={applyId}
              >
                {intl.formatMessage({ id: 'official.apply' })}
              </Link>
              <p id={applyId} className="hint">
                {intl.formatMessage({ id: 'official.applyHint' })}
              </p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** An invalid amount in a shared address is shown as it is, with the error message. */
function formFromAddress() {
  const parameters = readParameters();
  const text = parameters.get('amount') ?? STANDARD_AMOUNT;
  return { text: text.slice(0, LONGEST_AMOUNT + 1), term: readTerm(parameters.get('term')) };
}

/** Whether the element is near the viewport. Content loaded on demand waits for this. */
function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (near || element === null) return;
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, target]);
  return near;
}
