import { plainText } from '../../../format/text';
import { ChatIcon, CoinIcon, DeviceIcon, PhoneIcon, ReceiptIcon } from '../../../ui/picture/icons';
import { COLLECTION } from '../rules';

/** The icon of a type of complaint, by words in its title: of the values that a server gives, only collection's is known. */
const ICONS = [
  [/pago|payment|paid/, ReceiptIcon],
  [/monto|cargo|cobro|interes|amount|charge|fee/, CoinIcon],
  [/\bapp\b|aplicacion|application/, DeviceIcon],
] as const;

export function TopicIcon({ title, value }: { title: string; value: string }) {
  const words = plainText(title);
  const Icon = value === COLLECTION ? PhoneIcon : (ICONS.find(([each]) => each.test(words))?.[1] ?? ChatIcon);
  return <Icon />;
}
