/** The loan agreement: a promissory note with values from the server. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { canPrint } from '../../platform/print';
import { Button } from '../../ui/form/button';
import { useParameters } from '../../ui/links/use-go';
import { LoadedPage, Page } from '../../ui/page/page';
import { NotePaper } from './note-paper';
import { promissoryNoteQuery } from './queries';

export default function ContractPage() {
  const intl = useIntl();
  const query = useQuery(promissoryNoteQuery(useParameters().get('orderNo')));
  return (
    <LoadedPage query={query}>
      {(note) => (
        <Page>
          <NotePaper note={note} />
          {canPrint() && (
            <Button variant="secondary" onClick={() => window.print()}>
              {intl.formatMessage({ id: 'common.print' })}
            </Button>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}
