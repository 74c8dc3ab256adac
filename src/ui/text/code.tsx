import { groupCode } from '../../format/digits';

interface CodeProps {
  /** For the controls that it describes. */
  id: string;
  code: string;
}

/** A payment code in groups of digits. */
export const Code = ({ id, code }: CodeProps) => (
  <b id={id} translate="no">
    {groupCode(code)}
  </b>
);
