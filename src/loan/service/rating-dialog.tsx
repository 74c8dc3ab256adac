/** The rating of an order or a complaint. Many stars open the app's store prompt (contract, section 6). */
import { useId, useState } from 'react';
import { sendWrite } from '../../api/client';
import { complaintDetail } from '../../contract/complaint-detail';
import { order } from '../../contract/order';
import { rating } from '../../contract/rating';
import { useText } from '../../intl/text';
import { canCall } from '../../platform/bridge';
import { readPlatform } from '../../platform/device';
import { rateApp } from '../../platform/navigation';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { Rating } from '../../ui/form/rating';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { Illustration } from '../../ui/picture/illustration';
import { DONE_SCENE } from '../../ui/picture/state-scenes';
import { useSubmit, type Write } from '../../ui/write/use-submit';

export const rateService: Write<number, undefined> = {
  name: 'rate-service',
  // The reads that contain whether a rating is requested.
  invalidates: [[order.path], [complaintDetail.path]],
  send: (score) => sendWrite(rating, { score }),
};

/** Stars from which the borrower is asked to rate the app in the store. */
const STORE_STARS = 4;

export default function RatingDialog({ onShown, onClose }: { onShown?: () => void; onClose: () => void }) {
  const t = useText();
  const { stores } = useBrand();
  const textId = useId();
  const [stars, setStars] = useState(0);
  const [missing, setMissing] = useState(false);
  const [thanking, setThanking] = useState(false);
  const { submit, outcome, message } = useSubmit(rateService, {
    showsMessage: true,
    onSuccess: (_answer, sent) => {
      const thank = () => setThanking(true);
      if (sent < STORE_STARS) return thank();
      const store = readPlatform() === 'android' ? stores.android : stores.ios;
      if (store !== undefined || canCall('rateApp')) onClose();
      rateApp(store, thank);
    },
  });

  const submitRating = () => {
    if (stars > 0) submit(stars);
    else setMissing(true);
  };

  if (thanking) {
    return (
      // A dialog of its own, so that it gets the focus.
      <Dialog key="thanks" title={t('rating.thanksTitle')} onClose={onClose}>
        <Illustration scene={DONE_SCENE} />
        <p>{t('rating.thanksText')}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('common.ok')}</Button>
        </DialogActions>
      </Dialog>
    );
  }

  const error = missing ? t('rating.missing') : message;
  return (
    <Dialog title={t('rating.title')} onShown={onShown} onClose={onClose}>
      <p
        id={textId}
        className={error === undefined ? 'muted' : 'error'}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? t('rating.text')}
      </p>
      <Rating
        value={stars}
        label={t('rating.label')}
        onChange={(value) => {
          setStars(value);
          setMissing(false);
        }}
      />
      <DialogActions>
        <Button onClick={submitRating} busy={outcome === 'sending'} aria-describedby={textId}>
          {t('common.submit')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
