import { ConfigProvider, Stepper } from 'antd-mobile';
import { useIntl } from 'react-intl';
import { readLanguage } from '../../host/session';
import { antdLocales } from '../../intl/antd-locales';
import { useParameters } from '../../ui/use-go';

/** Whole currency units. */
const STEP = '1000';

interface AmountStepperProps {
  /** Undefined = the field holds no amount; a step then starts from nothing. */
  amount: bigint | undefined;
  onChange: (text: string) => void;
}

/** antd-mobile's two buttons; its own field is hidden by the theme, since it drops what is no number without a word. */
export default function AmountStepper({ amount, onChange }: AmountStepperProps) {
  const intl = useIntl();
  const words = antdLocales[readLanguage(useParameters())];
  const step = { amount: intl.formatNumber(Number(STEP)) };
  const names = {
    ...words.Stepper,
    decrease: intl.formatMessage({ id: 'official.less' }, step),
    increase: intl.formatMessage({ id: 'official.more' }, step),
  };
  return (
    <ConfigProvider locale={{ ...words, Stepper: names }}>
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
