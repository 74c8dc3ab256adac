/** What a message to customer service begins with, so that the borrower need not look it up. */
import { useText } from '../../intl/text';

export function useServiceMessage(orderId: string | undefined): string {
  const t = useText();
  const lines = [
    orderId ? t('calendar.order', { orderId }) : '',
    t('service.version', { version: __VERSION__ }),
    '',
    '',
  ];
  return lines.filter((line, index) => line !== '' || index > 1).join('\n');
}
