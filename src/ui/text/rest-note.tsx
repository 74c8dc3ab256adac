import { useIntl } from 'react-intl';

/** Below a list that `api/decode.ts` has cut: not everything is shown. */
export function RestNote() {
  const intl = useIntl();
  return (
    <p className="hint" role="note">
      {intl.formatMessage({ id: 'common.rest' })}
    </p>
  );
}
