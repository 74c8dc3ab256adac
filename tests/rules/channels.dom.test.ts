/** The rows of the payment channels: their order, their codes, and how a later answer is compared with the one that is open. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES } from '../../src/api/decode';
import { type Channel, limitChannels } from '../../src/contract/channel';
import { repayment as repaymentCall } from '../../src/contract/repayment';
import { channelRows, channelTitle, codeCheck, followRow, isClabe, isTransfer } from '../../src/loan/channels/channel';
import { type ChannelKey, channelName, findChannel } from '../../src/loan/find-channel';
import { repaymentAnswer } from '../../src/loan/repayment';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import { applyTo } from '../../src/loan/vouchers/voucher-rules';
import { channel, coded, foreign, NOW, noCode, other, repayment, shared, unnamed } from './voucher-samples';

describe('A list of channels', () => {
  const listed = { reviewer: 'Stores', channels: [{ payCode: 'CASH01' }] };
  it.each([
    ['is what it has', [listed], ['CASH01'], false],
    ['may be empty', [], [], false],
    ['is not said by what is no list', false, undefined, true],
    ['is not said by an object', { list: [listed] }, undefined, true],
    ['is not said by an empty object', {}, undefined, true],
    ['is not said by a list of what cannot be read', [null, 'x'], undefined, true],
    ['may have a group without a list', [listed, { reviewer: 'Banks', channels: null }], ['CASH01'], true],
    ['may have a group whose list is text', [{ reviewer: 'Banks', channels: 'x' }], [], true],
    ['may have a group whose list has no object', [{ reviewer: 'Banks', channels: [null] }], [], true],
  ])('%s', (_what, repayList, payCodes, isPartial) => {
    const { channels, isPartial: found } = repaymentAnswer(v.parse(repaymentCall.answer, { repayList }));
    expect([channels?.map(({ payCode }) => payCode), found]).toEqual([payCodes, isPartial]);
  });
});

describe('The rows of the channels', () => {
  const rowsOf = (channels: Channel[], vouchers: SavedVoucher[] = []) =>
    channelRows([{ title: 'Stores', channels }], vouchers).flatMap(({ rows }) => rows);

  it('begin with those whose code the borrower has, and show a code once', () => {
    const rows = rowsOf([other, channel({ voucherCode: undefined }), channel({ voucherCode: undefined })], [repayment]);
    expect(rows.map(({ code, saved }) => [code, saved?.channel])).toEqual([
      ['5212 3456', 'Tienda Uno'],
      ['99999999', undefined],
      [undefined, undefined],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it('have the newest of several codes, which come first', () => {
    const content = { ...repayment.content, code: '7777' };
    const [row] = rowsOf([channel({ voucherCode: undefined })], [{ ...repayment, content }, repayment]);
    expect(row?.code).toBe('7777');
  });

  it.each([
    ['77', 'data:image/png,1', '5212 3456', undefined],
    ['52123456', 'data:image/png,1', '52123456', 'data:image/png,1'],
    [undefined, 'data:image/png,1', '5212 3456', 'data:image/png,1'],
    // Bars and digits are of one code; the bars may say more, such as the amount.
    [undefined, '52123456000346045', '5212 3456', '52123456000346045'],
    // Bars have no white space.
    [undefined, '77', '5212 3456', '52123456'],
    [undefined, undefined, '5212 3456', undefined],
  ])(
    'beside a saved code, with the code %s and the barcode %s in the answer, show %s and the barcode %s',
    (voucherCode, answered, code, barcode) => {
      const [row] = rowsOf([channel({ voucherCode, barcode: answered })], [repayment]);
      expect([row?.code, row?.channel.barcode]).toEqual([code, barcode]);
    },
  );

  it.each<[what: string, later: Channel[], check: string, code: string]>([
    ['in another order', [other, channel()], 'same', '52123456'],
    ['with another code', [other, channel({ voucherCode: '77' })], 'changed', '77'],
    ['without the channel', [other], 'doubtful', '52123456'],
    ['without its code', noCode(), 'doubtful', '52123456'],
    ['with another name', [channel({ name: 'Uno', voucherCode: '77' })], 'changed', '77'],
    ['with two alike', [channel({ voucherCode: '77' }), channel({ voucherCode: '88' })], 'doubtful', '52123456'],
    ['with two alike, one with the code', [channel({ voucherCode: '77' }), channel()], 'same', '52123456'],
    ['with its code at another shop of the payCode', shared('77', '52123456'), 'changed', '77'],
  ])('are followed in a list %s', (_what, later, check, code) => {
    const [row] = rowsOf([channel()]);
    if (row === undefined) throw new Error('no row');
    const followed = followRow(rowsOf(later), row);
    expect([followed.check, followed.row.code]).toEqual([check, code]);
  });

  it('without payCode and name are never told from each other', () => {
    const blank = { payCode: undefined, name: undefined };
    const [, second] = rowsOf([channel({ ...blank, voucherCode: '1' }), channel({ ...blank, voucherCode: '2' })]);
    if (second === undefined) throw new Error('no row');
    const later = rowsOf([channel({ ...blank, voucherCode: '1' }), channel({ ...blank, voucherCode: '3' })]);
    expect(followRow(later, second)).toEqual({ row: second, check: 'doubtful' });
    const named = rowsOf([channel({ payCode: undefined, name: 'Else', voucherCode: '2' })]);
    expect(followRow(named, second)).toEqual({ row: second, check: 'doubtful' });
  });

  it.each([
    ['data:image/png,1', undefined, 'data:image/png,1', undefined, 'same'],
    ['data:image/png,1', undefined, 'data:image/png,2', undefined, 'changed'],
    ['data:image/png,1', '71', 'data:image/png,2', '71', 'same'],
  ])('with the picture %s and the code %s, then %s and %s, are %s', (picture, code, laterPicture, laterCode, check) => {
    const [before] = rowsOf([channel({ barcode: picture, voucherCode: code })]);
    const later = rowsOf([channel({ barcode: laterPicture, voucherCode: laterCode })]);
    expect(before && followRow(later, before)).toEqual({ row: later[0], check });
  });

  it('with a refused code are doubtful wherever they are', () => {
    const rows = rowsOf([other, channel()], [{ ...repayment, isRefused: true }]);
    expect(rows.map((row) => followRow(rows, row).check)).toEqual(['doubtful', 'same']);
  });

  it('with saved codes come first with their group, in the order of the answer, and all keep their keys when others are added', () => {
    const titled = (channels: Channel[]) => ({ title: 'Stores', channels });
    const vouchers = [{ ...repayment, channel: 'Tienda Dos', payCode: 'CASH02' }, repayment];
    const [group] = channelRows([titled([channel(), other, unnamed])], vouchers);
    expect(group?.rows.map((row) => row.saved?.payCode)).toEqual(['CASH01', 'CASH02', undefined]);
    const [first, second, ...more] = channelRows(
      [{ title: 'Banks', channels: [shared('1', '2')[1] as Channel] }, titled([channel(), other, unnamed]), titled([])],
      vouchers,
    );
    expect([first?.key, second?.title, more]).toEqual([group?.key, 'Banks', []]);
    expect(first?.rows.map(({ key }) => key)).toEqual(group?.rows.map(({ key }) => key));
  });

  it('without a name have their number in the answer as a title', () => {
    const rows = rowsOf([channel({ name: undefined }), unnamed, channel({ name: undefined })]);
    const titles = rows.map((row) => channelTitle((id, values) => `${id} ${values?.number}`, row));
    expect(titles).toEqual(['channels.unnamed 1', 'Tienda Uno', 'channels.unnamed 3']);
  });
});

it.each([
  ['same', true, 'unanswered'],
  ['same', false, 'same'],
  ['changed', true, 'changed'],
] as const)('A code that is %s, and unchecked: %s, is %s', (check, isUnchecked, expected) => {
  expect(codeCheck(check, isUnchecked)).toBe(expected);
});

it('All groups together have a limited number of channels', () => {
  const group = (count: number) => ({ title: undefined, channels: Array<Channel>(count).fill(other) });
  const limited = limitChannels([group(MAX_ENTRIES - 1), group(5), group(5)]);
  expect(limited.map(({ channels }) => channels.length)).toEqual([MAX_ENTRIES - 1, 1, 0]);
});

describe('A channel', () => {
  const unknown = { payCode: 'CASH01', name: 'Store One' };

  it('without payCode is found by its name alone', () => {
    expect(findChannel([unnamed], { payCode: undefined, name: 'Tienda Dos' })).toBeUndefined();
    expect(findChannel([other, unnamed], { payCode: undefined, name: 'Tienda Uno' })).toBe(unnamed);
  });

  it.each<[what: string, list: Channel[], key: ChannelKey, found: number | 'ambiguous']>([
    ['by its name, of those that share the payCode', shared('71', '72'), { payCode: 'CASH01', name: 'Tienda Dos' }, 1],
    ['never, if others have its name', [channel(), channel({ voucherCode: '77' })], channel(), 'ambiguous'],
    ['never, if others without a code share its payCode', shared(undefined, undefined), unknown, 'ambiguous'],
    ['as the first of those that are alike', [channel(), channel()], channel(), 0],
  ])('is found %s', (_what, list, key, found) => {
    expect(findChannel(list, key)).toBe(found === 'ambiguous' ? found : list[found]);
  });

  it('whose payCode others share, or that has none, has no name', () => {
    expect(channelName([unnamed], undefined)).toBeUndefined();
    expect(channelName(shared('71', '72'), 'CASH01')).toBeUndefined();
    expect(channelName([channel(), other, channel()], 'CASH01')).toBe('Tienda Uno');
  });

  it('that shares its payCode is not marked with the voucher of another one', () => {
    const [{ rows = [] } = {}] = channelRows([{ title: 'Stores', channels: shared('71', '72') }], [foreign]);
    expect(rows.map(({ code, saved }) => [code, saved])).toEqual([
      ['71', undefined],
      ['72', undefined],
    ]);
  });

  it('with another name gives its name with its code', () => {
    const after = applyTo(foreign, coded('77'), NOW);
    expect(after).toMatchObject({ channel: 'Tienda Uno', content: { code: '77' } });
  });

  it.each([
    ['CASH01', '5212 3456 7890 12', false],
    ['CASH01', '0121 8000 1234 5678 97', true],
    ['CASH01', '012-180-00123456789-7', true],
    ['BANK', '52', true],
    [undefined, '52', false],
  ])('%s with the code %s is a transfer: %s', (payCode, code, expected) => {
    expect(isTransfer(payCode, code, ['BANK', 'BANK2'])).toBe(expected);
  });

  it('is a CLABE only as an account number in Mexico', () => {
    const [account, mexico] = ['0121 8000 1234 5678 97', 'America/Mexico_City'];
    expect([isClabe(account, mexico), isClabe(account, 'Asia/Kolkata'), isClabe('52', mexico)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
