import { Document } from '../../ui/document';

/** The loan terms, a document that is fetched when it is opened. */
export default function LoanTerms() {
  return <Document name="loan-terms" />;
}
