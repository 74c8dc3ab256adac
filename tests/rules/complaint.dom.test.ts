import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { complaintDetail, splitAddresses } from '../../src/contract/complaint-detail';
import { complaintStart } from '../../src/contract/complaint-start';
import { isAboutCollection, isEmptyText, limitText, targetLike, ticketText } from '../../src/features/complaint/rules';
import { LONGEST_COMPLAINT } from '../../src/loan/already-paid/paid-rules';

/** UTF-16 text of every kind: emoji, joined emoji, flags, and halves of pairs on their own. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('👍🏽', '👨‍👩‍👧‍👦', '🇲🇽', 'é', 'ñ', '\ud83d', '\ude00', '\n', ' '),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 300, size: 'max' },
  )
  .map((parts) => parts.join(''));

const EDGES = [0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000].flatMap((first) =>
  [0xdbff, 0xdc00, 0xdfff, 0xe000].map((second) => String.fromCharCode(first, second)),
);

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

describe('The description', () => {
  it('is cut after 200 UTF-16 units, never within a surrogate pair', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const limited = limitText(text);
        expect(limited.length).toBeLessThanOrEqual(LONGEST_COMPLAINT);
        expect(text.startsWith(limited)).toBe(true);
        const cutsPair = isHigh(limited.charCodeAt(limited.length - 1)) && isLow(text.charCodeAt(limited.length));
        expect(cutsPair).toBe(false);
        // Half a character at the end is taken for one that a field has cut.
        if (!isHigh(limited.charCodeAt(limited.length - 1))) expect(limitText(limited)).toBe(limited);
        if (text.length < LONGEST_COMPLAINT) expect(limited).toBe(text);
      }),
    );
  });

  it('is never cut within a surrogate pair by a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    fc.assert(
      fc.property(anyText, (text) => {
        const limited = limitText(text);
        const cutsPair = isHigh(text.charCodeAt(LONGEST_COMPLAINT - 1)) && isLow(text.charCodeAt(LONGEST_COMPLAINT));
        expect(limited).toBe(text.slice(0, cutsPair ? LONGEST_COMPLAINT - 1 : LONGEST_COMPLAINT));
      }),
      // The last and the first of the surrogates, and their neighbours.
      { examples: EDGES.map((unit) => [`${'a'.repeat(199)}${unit}b`]) },
    );
  });

  it.each([
    ['an emoji over the edge', `${'a'.repeat(199)}😀`, 199],
    ['an emoji up to the edge', `${'a'.repeat(198)}😀b`, 200],
    ['a hundred emoji', '😀'.repeat(150), 200],
    ['a family over the edge', `${'a'.repeat(195)}👨‍👩‍👧‍👦`, 195],
    ['a flag over the edge', `${'a'.repeat(198)}🇲🇽`, 198],
    ['flags alone', '🇲🇽'.repeat(60), 200],
    ['a skin tone over the edge', `${'a'.repeat(197)}👍🏽`, 197],
    ['half a pair at the edge', `${'a'.repeat(199)}\ud83d`, 199],
    ['one heap of accents', `a${'\u0301'.repeat(300)}`, 200],
  ])('splits no emoji: %s', (_what, text, length) => expect(limitText(text)).toHaveLength(length));

  it.each(['', ' ', '\n\t ', '\u00a0', '\u3000'])('is empty as %j', (text) => expect(isEmptyText(text)).toBe(true));

  it('is not empty with one letter', () => expect(isEmptyText(' a ')).toBe(false));
});

describe('Image addresses', () => {
  const address = fc.constantFrom(
    'https://a.example/1.jpg',
    'http://b.example/2.png?x=1',
    'https://c.example/w_400,h_300/5.jpg?process=image/resize,w_200',
    '/images/3.webp',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  );

  it('are the same after joining and splitting', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        expect(splitAddresses(addresses.join(','))).toEqual(addresses);
        expect(splitAddresses(addresses.join(', '))).toEqual(addresses);
        expect(v.parse(complaintDetail.answer, { images: addresses }).images).toEqual(addresses);
      }),
    );
  });

  it.each([
    ['', []],
    [' , ,', []],
    [undefined, []],
    [null, []],
    [7, []],
    [{}, []],
    [['', null, 3, 'https://a.example/1.jpg '], ['https://a.example/1.jpg']],
    // A list's entry is one address, whatever commas it has.
    [['https://a.example/1,2.jpg'], ['https://a.example/1,2.jpg']],
    // Content that is not base64 may have commas of its own.
    [
      'data:image/svg+xml,<svg viewBox="0,0,1,1"/>,https://a.example/1.jpg',
      ['data:image/svg+xml,<svg viewBox="0,0,1,1"/>', 'https://a.example/1.jpg'],
    ],
  ])('of %j are %j', (value, addresses) => {
    expect(v.parse(complaintDetail.answer, { images: value }).images).toEqual(addresses);
  });
});

describe('What the server says of complaints', () => {
  it.each([undefined, null, '', 0, '0', '00', false, '0.0'])('a score is not wanted with %j', (isNeedScore) => {
    expect(v.parse(complaintDetail.answer, { isNeedScore }).asksRating).toBe(false);
  });

  it.each([1, '1', 2, -1, 'yes', true])('a score is wanted with %j', (isNeedScore) => {
    expect(v.parse(complaintDetail.answer, { isNeedScore }).asksRating).toBe(true);
  });

  it.each([0, '0', '', null])('a sub-type %j is none', (sonType) => {
    expect(v.parse(complaintDetail.answer, { sonType }).subType).toBeUndefined();
  });

  const order = (orderNo: string, isShow = 0) => ({ orderNo, productName: `Loan ${orderNo}`, list: [], isShow });
  const startOf = (wire: object) => v.parse(complaintStart.answer, wire).orders;

  it('has orderDetail as the first order, wherever it is in the list', () => {
    const orders = startOf({ orderDetail: order('2', 1), orderList: [order('1'), order('2'), order('3')] });
    expect(orders.map(({ orderNo }) => orderNo)).toEqual(['2', '1', '3']);
    expect(orders[0]).toMatchObject({ orderNo: '2', allowsCollection: true });
  });

  it('has of an order what either record has', () => {
    const [first, ...others] = startOf({
      orderDetail: { orderNo: '1', status: 'Due' },
      orderList: [
        { ...order('1', 1), status: 'Old', productLogo: '/1.svg', list: [{ title: 'Sum', value: 5 }] },
        order('2'),
      ],
    });
    expect(first).toEqual({
      orderNo: '1',
      product: { name: 'Loan 1', logo: '/1.svg' },
      status: 'Due',
      lines: [{ label: 'Sum', value: 5 }],
      allowsCollection: true,
    });
    expect(others).toHaveLength(1);
    expect(startOf({ orderDetail: order('1', 0), orderList: [order('1', 1)] })[0]?.allowsCollection).toBe(false);
  });

  it('adds an orderDetail that the list lacks', () => {
    const orders = startOf({ orderDetail: order('9'), orderList: [order('1')] });
    expect(orders.map(({ orderNo }) => orderNo)).toEqual(['9', '1']);
  });

  it('has the orders of the list if there is no orderDetail', () => {
    expect(startOf({ orderDetail: null, orderList: [order('1')] })).toMatchObject([{ orderNo: '1' }]);
    expect(startOf({})).toEqual([]);
  });

  it('shows the value of an option without a title, and omits an option without a value', () => {
    const { types } = v.parse(complaintStart.answer, {
      problemType: [{ value: 2 }, { title: 'No value' }, { title: 'A', value: '1' }],
    });
    expect(types).toEqual([
      { title: '2', value: '2' },
      { title: 'A', value: '1' },
    ]);
  });
});

describe('Another complaint', () => {
  const option = (value: string, title: string) => ({ value, title });
  const order = (orderNo: string, isShow: number) => ({ orderNo, isShow });
  const startOf = (preselected: string, allowing: string) =>
    v.parse(complaintStart.answer, {
      problemType: [option('9', '2'), option('1', 'Collection'), option('2', 'Pagó mal')],
      problemSonType: [option('11', 'Too many calls'), option('12', 'Threats')],
      orderDetail: preselected === '' ? null : order(preselected, Number(allowing.includes(preselected))),
      orderList: [...'abc'].map((each) => order(each, Number(allowing.includes(each)))),
    });

  it.each<
    [type: string | undefined, subType: string | undefined, preselected: string, allowing: string, target: unknown]
  >([
    ['Pagó mal', undefined, 'b', '', ['2', undefined, 'b']],
    [' PAGO MAL', 'Threats', '', 'c', ['2', undefined, 'a']],
    // A value comes before a title.
    ['2', undefined, 'b', '', ['2', undefined, 'b']],
    ['Collection', 'threats', 'a', 'bc', ['1', '12', 'b']],
    ['1', '11', 'c', 'bc', ['1', '11', 'c']],
    ['1', 'Gone', 'b', '', ['1', undefined, 'b']],
    ['1', undefined, 'b', '', ['1', undefined, 'b']],
    ['Gone', undefined, 'b', '', undefined],
    [undefined, undefined, 'b', '', undefined],
  ])(
    'like one about %j, %j opens, with the order %j and those that allow collection %j, with %j',
    (type, subType, preselected, allowing, target) => {
      const found = targetLike({ type, subType }, startOf(preselected, allowing));
      expect(found && [found.problemType, found.problemSonType, found.orderNo]).toEqual(target);
    },
  );

  it.each(['Collection', 'Pagó mal'])('about %s opens without an order for a borrower who has none', (type) => {
    const start = { ...startOf('', ''), orders: [] };
    expect(targetLike({ type, subType: undefined }, start)).toMatchObject({ orderNo: undefined });
  });
});

it.each([
  ['Collection', 'Too many calls', true],
  ['1', undefined, true],
  ['Payment', undefined, false],
  ['2', 'A sub-type', false],
  [undefined, undefined, false],
])('A complaint of type %j, %j is about collection: %j', (type, subType, about) => {
  expect(isAboutCollection({ type, subType })).toBe(about);
});

it('The text of a complaint has a line for each value', () => {
  const text = ticketText([
    { label: 'Number', value: '7' },
    { label: 'Type', value: undefined },
    { label: 'Time', value: '' },
    { label: 'Images', value: 'a\nb' },
  ]);
  expect(text).toBe('Number: 7\nImages:\na\nb');
});
