/** The loan agreement: a promissory note with values from the server. */
import { useQuery } from '@tanstack/react-query';
import { LoadedPage, Page } from '../../ui/page';
import { useParameters } from '../../ui/use-go';
import { NotePaper } from './note-paper';
import { promissoryNoteQuery } from './queries';

export default function ContractPage() {
  const query = useQuery(promissoryNoteQuery(useParameters().get('orderNo')));
  return (
    <LoadedPage query={query}>
      {(note) => (
        <Page>
          <NotePaper note={note} />
        </Page>
      )}
    </LoadedPage>
  );
}
