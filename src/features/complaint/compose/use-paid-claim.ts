/** Copies the text and the receipt of "I already paid" into the complaint's draft. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useText } from '../../../intl/text';
import { savedClaim } from '../../../loan/already-paid/paid-claim';
import { LONGEST_COMPLAINT } from '../../../loan/already-paid/paid-rules';
import { takeReceipt } from '../../../loan/already-paid/receipts';
import { useEntryState } from '../../../ui/links/entry-state';
import { showToast } from '../../../ui/overlay/toast';
import { isEmptyText, MOST_PHOTOS } from '../rules';
import type { Draft } from './draft';

/** @returns the props of the dialog that asks which text to use, if the draft already has a text; else undefined. */
export function usePaidClaim(draft: Draft) {
  const t = useText();
  const { paidOrder } = useEntryState();
  // After Back, Forward and a reload the draft stays as it was.
  const isNewEntry = useNavigationType() !== 'POP';
  const [orderId] = useState(() => (isNewEntry ? paidOrder : undefined));
  const [text, setText] = useState<string>();

  const showLeftOut = useEffectEvent(() => showToast(t('paid.receiptLeftOut', { most: MOST_PHOTOS })));

  useEffect(() => {
    if (orderId === undefined) return;
    void takeReceipt(orderId, draft.key).then((receipt) => {
      if (receipt === undefined) return;
      if (draft.view().photos.length >= MOST_PHOTOS) showLeftOut();
      else void draft.addPhoto(new File([receipt.content], receipt.name), receipt);
    });
    const paidText = savedClaim(orderId).read()?.text;
    const { text: written } = draft.view();
    if (paidText === undefined || written.includes(paidText)) return;
    if (isEmptyText(written)) draft.setText(paidText);
    else setText(paidText);
  }, [orderId, draft]);

  if (text === undefined) return undefined;
  const { text: written } = draft.view();
  const both = `${written}\n${text}`;
  const choose = (chosen: string) => () => {
    setText(undefined);
    if (chosen !== written) draft.setText(chosen);
  };
  return {
    text,
    keepDraft: choose(written),
    replaceDraft: choose(text),
    keepBoth: both.length <= LONGEST_COMPLAINT ? choose(both) : undefined,
  };
}
