/** Takes over what the borrower said of a payment into the complaint's draft. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paidOrderIn, readClaim, takeReceipt } from '../../../loan/paid-claim';
import { isEmptyText, LONGEST_TEXT } from '../rules';
import type { DraftSession } from './draft';

/** @returns the question which text to keep, if the draft already has a text; else undefined. */
export function usePaidClaim(draft: DraftSession) {
  const { state } = useLocation();
  // Back, forward and reload bring back the draft as it was left.
  const arrives = useNavigationType() !== 'POP';
  const [orderId] = useState(() => (arrives ? paidOrderIn(state) : undefined));
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (orderId === undefined) return;
    const receipt = takeReceipt(orderId, draft.key);
    if (receipt !== undefined) draft.addPhoto(new File([receipt.content], receipt.name), receipt.content);
    const claimed = readClaim(orderId)?.text;
    const { text: written } = draft.view();
    if (claimed === undefined || written.includes(claimed)) return;
    if (isEmptyText(written)) draft.setText(claimed);
    else setText(claimed);
  }, [orderId, draft]);

  if (text === undefined) return undefined;
  const { text: written } = draft.view();
  const both = `${written}\n${text}`;
  const answer = (chosen: string) => () => {
    setText(undefined);
    if (chosen !== written) draft.setText(chosen);
  };
  return {
    /** The new text. */
    text,
    keepOld: answer(written),
    takeNew: answer(text),
    /** Undefined when both together are too long. */
    keepBoth: both.length <= LONGEST_TEXT ? answer(both) : undefined,
  };
}
