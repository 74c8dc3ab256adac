import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { Steps } from './steps';

/** WeChat opens no store: how to get this page into the phone's own browser. */
export function WeChatHint({ here }: { here: string }) {
  const intl = useIntl();
  return (
    <>
      <Steps
        title={intl.formatMessage({ id: 'promotion.weChatTitle' })}
        steps={[intl.formatMessage({ id: 'promotion.weChatMenu' }), intl.formatMessage({ id: 'promotion.weChatOpen' })]}
      />
      <Card>
        <CopyRow label={intl.formatMessage({ id: 'promotion.pageLink' })} value={here} />
      </Card>
    </>
  );
}
