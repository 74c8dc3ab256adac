/** Controls of antd-mobile that the calculator loads after its field, with what they lack for the keyboard and screen readers. */
import { ConfigProvider, Selector, Slider, Stepper } from 'antd-mobile';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount } from '../../format/money';
import { antdLocales } from '../../intl/antd-locales';
import { useMoney, useText } from '../../intl/text';
import { TERMS, type Term } from '../../loan/calculation';
import { readLanguage } from '../../platform/session';
import { useParameters } from '../../ui/links/use-go';
import styles from './calculator.module.css';

/** Whole currency units. */
const STEP = 1000;
/** The end of the slider. The field takes any amount. */
const SLIDER_END = 50_000;

interface AmountSliderProps {
  /** Undefined when the field holds no valid amount; a step then starts from 0. */
  amount: bigint | undefined;
  onChange: (text: string) => void;
}

/**
 * The two buttons of the Stepper, and the Slider between them. The theme hides the Stepper's input, because it silently
 * discards invalid numbers. The Slider does not take the focus, so a range input beside it serves keyboard and screen readers.
 */
export function AmountSlider({ amount = 0n, onChange }: AmountSliderProps) {
  const intl = useIntl();
  const t = useText();
  const money = useMoney();
  const texts = antdLocales[readLanguage(useParameters())];
  const step = { amount: intl.formatNumber(STEP) };
  const labels = { ...texts.Stepper, decrease: t('official.less', step), increase: t('official.more', step) };
  const shown = Math.min(Number(amount), SLIDER_END);
  return (
    <ConfigProvider locale={{ ...texts, Stepper: labels }}>
      <Stepper
        stringMode
        allowEmpty
        digits={0}
        step={String(STEP)}
        min="0"
        value={String(amount)}
        onChange={(value) => onChange(value ?? '')}
      />
      <div className={styles.slider}>
        <input
          type="range"
          className="visually-hidden"
          aria-label={t('official.amountSlider')}
          aria-valuetext={money(parseAmount(amount * 100n))}
          max={SLIDER_END}
          step={STEP}
          value={shown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <div aria-hidden="true">
          <Slider max={SLIDER_END} step={STEP} value={shown} onChange={(value) => onChange(String(value))} />
        </div>
      </div>
    </ConfigProvider>
  );
}

/** The Selector as a list box with arrow keys. */
export function TermSelector({ term, onChange }: { term: Term; onChange: (term: Term) => void }) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = TERMS.indexOf(term);
  const choose = (index: number) => {
    const next = TERMS[index];
    if (next !== undefined) onChange(next);
  };

  // The Selector gives its options no ids, by which the list box names the current one.
  useLayoutEffect(() => {
    for (const [index, option] of [...(list.current?.querySelectorAll('[role="option"]') ?? [])].entries()) {
      option.id = `${id}${index}`;
    }
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      Home: 0,
      End: TERMS.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list box inside has the focus
    <div ref={list} onKeyDown={onKeyDown}>
      <Selector
        tabIndex={0}
        aria-label={t('official.term')}
        aria-activedescendant={`${id}${current}`}
        columns={5}
        showCheckMark={false}
        options={TERMS.map((days, index) => ({
          value: index,
          label: (
            <>
              <span aria-hidden="true">{days}</span>
              <span className="visually-hidden">{t('common.days', { count: days })}</span>
            </>
          ),
        }))}
        value={[current]}
        // A tap on the chosen term would unselect it.
        onChange={([index = current]) => choose(index)}
      />
    </div>
  );
}
