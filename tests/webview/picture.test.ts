/** A payment code as a picture in the native application, where downloads do nothing: it is shown, to be saved by a long press. */
import { expect, it } from 'vitest';
import { readCodes } from '../barcodes.ts';
import { hostOfFile, pictureFile } from './fixture.ts';
import { role, text } from './web-view.ts';

const open = hostOfFile();

it('WebKit draws the code, and a scanner reads it', async () => {
  const { view, backend } = await open(
    '/carpmm?requestType=1&amount=346045&payCode=CASH01&productId=101&orderId=1000174',
  );
  await view.tap(role('button', 'Save as picture'));
  await view.see(role('dialog', 'Picture of your code'));
  await view.see(text('Touch and hold the picture, then choose to save it.'));
  await view.photograph(pictureFile('voucher-picture.en.light.phone.png'));
  const address = await view.evaluate<string>(`return document.querySelector('[role="dialog"] img').src`);
  const read = await readCodes(Buffer.from(address.split(',')[1] ?? '', 'base64'));
  const { vouchers } = await backend.state();
  expect(read).toEqual([vouchers.find(({ asked }) => asked > 0)?.vCode]);
  expect(view.messages()).toEqual([]);
});
