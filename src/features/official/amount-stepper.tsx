import { ConfigProvider, Stepper } from 'antd-mobile';
import { useIntl } from 'react-intl';
import { antdLocales } from '../../intl/antd-locales';
import { useText } from '../../intl/text';
import { readLanguage } from '../../platform/session';
import { useParameters } from '../../ui/links/use-go';

/** Whole currency units. */
const STEP = '1000';

interface AmountStepperProps {
  /** Undefined when the field holds no valid amount; a step then starts from 0. */
  amount: bigint | undefined;
  onChange: (text: string) => void;
}

/** The two buttons of antd-mobile's Stepper. The theme hides its input, because it silently discards invalid numbers. */
export default function AmountStepper({ amount, onChange }: AmountStepperProps) {
  const intl = useIntl();
  const t = useText();
  const texts = antdLocales[readLanguage(useParameters())];
  const step = { amount: intl.formatNumber(Number(STEP)) };
  const labels = {
    ...texts.Stepper,
    decrease: t('official.less', step),
    increase: t('official.more', step),
  };
  return (
    <ConfigProvider locale={{ ...texts, Stepper: labels }}>
      <Stepper
        stringMode
        allowEmpty
        digits={0}
        step={STEP}
        min="0"
        value={amount === undefined ? null : String(amount)}
        onChange={(value) => onChange(value ?? '')}
      />
    </ConfigProvider>
  );
}
