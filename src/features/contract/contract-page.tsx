/** The loan agreement: a promissory note with values from the server. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadedPage, Page } from '../../ui/page';
import { useParameters } from '../../ui/use-go';
import { NotePaper } from './note-paper';
import { promissoryNoteQuery } from './queries';

export default function ContractPage() {
  const intl = useIntl();
  const query = useQuery(promissoryNoteQuery(useParameters().get('orderNo')));
  const title = intl.formatMessage({ id: 'contract.title' });
  return (
    <LoadedPage query={query} title={title} skeleton={{ cards: [12] }}>
      {(note) => (
        <Page title={title}>
          <NotePaper note={note} />
        </Page>
      )}
    </LoadedPage>
  );
}
