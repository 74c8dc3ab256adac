/** What a message to customer service begins with, so that the borrower need not look it up. */
import { useText } from '../../intl/text';
import { useParameters } from '../../ui/links/use-go';

export function useServiceMessage(orderId: string | undefined): string {
  const t = useText();
  // The version of the native application, as the session names it, and the one of this page.
  const appVersion = useParameters().get('appVersion');
  const lines = [
    orderId ? t('calendar.order', { orderId }) : '',
    t('service.version', { version: appVersion ? `${appVersion} (${__VERSION__})` : __VERSION__ }),
    '',
    '',
  ];
  return lines.filter((line, index) => line !== '' || index > 1).join('\n');
}
