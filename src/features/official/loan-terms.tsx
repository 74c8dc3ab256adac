import { Document } from '../../ui/text/document';

/** The loan terms. The document is loaded when it is opened. */
export default function LoanTerms() {
  return <Document name="loan-terms" />;
}
