import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { NumberedList } from '../../ui/numbered-list';

/** WeChat cannot open an app store, so this explains how to open the page in the phone's browser. */
export function WeChatHint({ pageUrl }: { pageUrl: string }) {
  const intl = useIntl();
  return (
    <>
      <Card title={intl.formatMessage({ id: 'promotion.weChatTitle' })}>
        <NumberedList
          steps={[
            intl.formatMessage({ id: 'promotion.weChatMenu' }),
            intl.formatMessage({ id: 'promotion.weChatOpen' }),
          ]}
        />
      </Card>
      <Card>
        <CopyRow label={intl.formatMessage({ id: 'promotion.pageLink' })} value={pageUrl} />
      </Card>
    </>
  );
}
