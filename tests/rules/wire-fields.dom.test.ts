/**
 * The fields of the answers: each is in the contract (section 5) and becomes a property. In these answers every value is a number of its
 * own, because the type shows in what a number becomes: a text becomes text, an amount, a date and a value of a line
 * stay as they are, a flag becomes true at 1, a code stays a number.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { READS } from '../screens';
import { section } from './contract';
import { namesIn, shapeOf } from './json';
import { schemaNamed, schemas } from './schemas';

interface Row {
  answer: unknown;
  reads: unknown;
}

const productFields = {
  productId: 201,
  productName: 202,
  productLogo: 203,
  productDesc: 204,
  productTag: 205,
  amount: 206,
  periods: 207,
  termUnit: 208,
  loanRate: 209,
  ratemsg: 210,
};
const product = {
  id: '201',
  product: { name: '202', logo: '203' },
  about: '204',
  tag: '205',
  amount: 206,
  term: { periods: '207', unit: '208' },
  rate: { value: '209', label: '210' },
};
const channelFields = { logo: 301, desc: 302, payCode: 303, vCode: 304, BARcodeImg: 305 };
const channel = { logo: '301', name: '302', payCode: '303', voucherCode: '304', barcode: '305' };
const orderFields = {
  orderNo: 401,
  productLogo: 402,
  productName: 403,
  status: 404,
  list: [{ title: 405, value: 406 }],
  isShow: 1,
};
const complaintOrder = {
  orderNo: '401',
  product: { name: '403', logo: '402' },
  status: '404',
  lines: [{ label: '405', value: 406 }],
  allowsCollection: true,
};

/** Answers with all fields of a schema, and what they become, by the schema's name. */
const ROWS: Record<string, Row> = {
  offer: {
    answer: {
      firstPayTime: 1,
      amount: 2,
      periods: 3,
      termUnit: 4,
      isNeedPop: 1,
      details: [{ text: 5, value: 6 }],
      repay_plans: [{ title: 7, amount: 8, description: 9, pay_time: 10 }],
      loanRate: 11,
      ratemsg: 12,
      amountDec: 13,
      isNewContract: 14,
      comProductLogo: 15,
      comProductName: 16,
      couNum: 17,
    },
    reads: {
      firstPayment: 1,
      amount: 2,
      term: { periods: '3', unit: '4' },
      needsReload: true,
      lines: [{ label: '5', value: 6 }],
      plan: [{ title: '7', amount: 8, note: '9', date: 10 }],
      rate: { value: '11', label: '12' },
      amountNote: '13',
      contractAddress: '14',
      product: { name: '16', logo: '15' },
      coupon: 17,
    },
  },
  acceptance: { answer: { lendDetailsUrl: 1 }, reads: { detailsAddress: '1' } },
  order: {
    answer: {
      orderStatus: 174,
      noticeStatusText: 1,
      noticeDesText: 2,
      productName: 3,
      productLogo: 4,
      userOrderDetail: { detail: [{ text: 5, value: 6 }] },
      isScore: 1,
      h5Url: 7,
      isDelay: 1,
      isNewContract: 8,
    },
    reads: {
      status: 174,
      statusTitle: '1',
      statusText: '2',
      product: { name: '3', logo: '4' },
      lines: [{ label: '5', value: 6 }],
      asksRating: true,
      marketAddress: '7',
      canExtend: true,
      contractAddress: '8',
    },
  },
  promissoryNote: {
    answer: {
      userName: 1,
      productName: 2,
      amount: 3,
      bankNo: 4,
      daiDate: 5,
      planDate: 6,
      contractAmount: 7,
      commission: 8,
      Interest: 9,
      IVA: 10,
      giveAmount: 11,
      userAddress: 12,
      contractDate: 13,
      company: 14,
      username: 15,
      mount: 16,
    },
    reads: {
      borrower: '1',
      product: '2',
      amount: 3,
      account: '4',
      deliveryDate: 5,
      repaymentDate: 6,
      total: 7,
      commission: 8,
      interest: 9,
      vat: 10,
      given: 11,
      address: '12',
      date: 13,
      lender: '14',
    },
  },
  repayment: {
    answer: {
      repayAmount: 1,
      productName: 2,
      repayDate: 3,
      productLogo: 4,
      detail: [{ text: 5, value: 6 }],
      repayList: [{ reviewer: 7, channels: [channelFields] }],
      noticeMsg: 8,
    },
    reads: {
      amount: 1,
      dueDate: 3,
      product: { name: '2', logo: '4' },
      lines: [{ label: '5', value: 6 }],
      groups: [{ title: '7', channels: [channel] }],
      notice: '8',
    },
  },
  channels: { answer: [channelFields], reads: [channel] },
  extension: {
    answer: {
      productLogo: 1,
      productName: 2,
      delayInfo: { reviewer: 3, delayAmount: 4, delayTime: 5 },
      repayPlan: [{ title: 6, amount: 7, remark: 8, time: 9 }],
      repayList: [{ title: 10, list: [channelFields] }],
      noticeMsg: 11,
      note: 12,
    },
    reads: {
      product: { name: '2', logo: '1' },
      fee: { label: '3', amount: 4 },
      newDueDate: 5,
      plan: [{ title: '6', amount: 7, note: '8', date: 9 }],
      groups: [{ title: '10', channels: [channel] }],
      notice: '11',
      note: '12',
    },
  },
  voucher: {
    answer: {
      topLogo: 1,
      repayDetail: { amount: 2, repayTitle: 3, repayDes: 4, repayCode: 5, vCode: 6, companyName: 7 },
      dataList: [{ title: 8, content: [9, 10] }],
      imgList: { title: 11, eMail: 12, content: [13] },
      bottomLogo: 14,
    },
    reads: {
      topLogo: '1',
      amount: 2,
      title: '3',
      text: '4',
      codeImage: '5',
      code: '6',
      company: '7',
      sections: [{ title: '8', content: ['9', '10'] }],
      guide: { title: '11', contact: '12', pictures: ['13'] },
      bottomLogo: '14',
    },
  },
  complaintStart: {
    answer: {
      problemType: [{ title: 1, value: 2 }],
      problemSonType: [{ title: 3, value: 4 }],
      orderDetail: orderFields,
      orderList: [{ ...orderFields, orderNo: 5 }],
    },
    reads: {
      types: [{ title: '1', value: '2' }],
      subTypes: [{ title: '3', value: '4' }],
      orders: { list: [complaintOrder, { ...complaintOrder, orderNo: '5' }], first: 0 },
    },
  },
  complaintList: {
    answer: { tabs: [{ title: 1, list: [{ id: 2, time: 3, type: 4, content: 5 }] }] },
    reads: [{ title: '1', items: [{ id: '2', time: 3, type: '4', content: '5' }] }],
  },
  complaintDetail: {
    answer: {
      type: 1,
      sonType: 2,
      problemId: 3,
      content: 4,
      images: ['/5.jpg'],
      disposeDetail: 6,
      disposeImages: '/7.jpg,/8.jpg',
      isNeedScore: 1,
    },
    reads: {
      type: '1',
      subType: '2',
      number: '3',
      content: '4',
      images: ['/5.jpg'],
      reply: { text: '6', images: ['/7.jpg', '/8.jpg'] },
      asksRating: true,
    },
  },
  uploadedPhoto: { answer: { url: 1 }, reads: '1' },
  contacts: { answer: { phone: 1, va: 2, email: 3 }, reads: { phone: '1', whatsapp: '2', email: '3' } },
  template: {
    answer: { id: 7, template: { title: 1, subtitle: 2, banner: 3, logo: 4, buttonText: 5, background: 6 } },
    reads: { id: '7', title: '1', subtitle: '2', banner: '3', logo: '4', buttonText: '5', background: '6' },
  },
  captchaSession: { answer: { sid: 1 }, reads: { sid: '1' } },
  paymentMethods: {
    answer: { alipay: 1, repayToken: 2, bankCards: [{ id: 3, bankName: 4, cardNo: 5, bankCode: 6 }] },
    reads: {
      offersAlipay: true,
      token: '2',
      cards: [{ id: '3', bank: '4', number: '5', bankCode: '6', key: '3' }],
    },
  },
  commitment: { answer: { needValid: 1, repayRecordId: 2 }, reads: { needsCode: true, recordId: '2' } },
  alipayPage: { answer: { url: 1 }, reads: { address: '1' } },
  savedCard: { answer: { id: 1, bankName: 2, cardNo: 3 }, reads: { id: '1', bank: '2', number: '3' } },
  boundCards: {
    answer: { bankCards: [{ id: 1, bankName: 2, cardNo: 3 }] },
    reads: [{ id: '1', bank: '2', number: '3' }],
  },
  productDetail: {
    answer: { ...productFields, details: [{ text: 1, value: 2 }] },
    reads: { ...product, lines: [{ label: '1', value: 2 }] },
  },
  recommendedProducts: { answer: { list: [productFields] }, reads: [product] },
};

const cases = Object.entries(ROWS).map(([name, row]) => ({ name, schema: schemaNamed(name), ...row }));

/** Other names of a line's label; both are the rule tests' subject. */
const LINE_LABELS = ['text', 'title'];

describe('The fields of an answer', () => {
  it.each(schemas)('of $name are in section 5 of CONTRACT.md, those of a read in the row of its call', (named) => {
    const calls = READS.filter(({ schema }) => schema === named.name).map(({ path }) => path);
    const described = calls.length === 0 ? fields() : calls.map(fields).join('\n');
    const words = new Set(described.match(/\w+/g));
    expect(namesIn(named.schema).filter((name) => !words.has(name) && !LINE_LABELS.includes(name))).toEqual([]);
  });

  it.each(schemas)('of $name are all decoded', ({ schema }) => {
    const whole = sampleOf(schema);
    const decoded = (answer: unknown) => JSON.stringify(v.parse(schema, answer));
    // Alternative fields count alone, fields of an object with a required one count together.
    const alone = (path: Path, value: unknown) => decoded(path.reduceRight((inner, key) => keyed(key, inner), value));
    const together = (path: Path, value: unknown) => decoded(changed(whole, path, value));
    const counts = (path: Path) =>
      // A flag is true at 1; a picture has an address.
      [1, '/5'].some((value) => [alone, together].some((answer) => answer(path, value) !== answer(path, null)));
    expect(
      leavesOf(whole)
        .filter((path) => !counts(path))
        .map((path) => path.join('.')),
    ).toEqual([]);
  });

  it.each(cases)('of $name are decoded, each to its own property and type', ({ schema, answer, reads }) => {
    expect(v.parse(schema, answer)).toEqual(reads);
  });

  it.each(cases)('of $name are undefined if they have a wrong type', ({ schema, answer }) => {
    for (const path of leavesOf(answer)) {
      expect(v.parse(schema, changed(answer, path, {})), path.join('.')).toEqual(
        v.parse(schema, changed(answer, path, undefined)),
      );
    }
  });
});

/** What CONTRACT.md says about the answers: of one call, or of all. A named part, such as a channel, has a line of its own. */
function fields(path?: string): string {
  const lines = section(5).split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && (path === undefined || line.includes(`\`${path}\``)));
  const row = rows.map((each) => each.split('|')[4]).join('\n');
  const part = lines.filter((line) => line.startsWith('A channel is'));
  const products = row.includes('products without details') ? fields('/v3/product/product-detail') : '';
  return [row, products, ...(path === undefined || row.includes('channel') ? part : [])].join('\n');
}

/** A list for an index, else an object. */
const keyed = (key: string | number, inner: unknown) => (/^\d+$/.test(String(key)) ? [inner] : { [key]: inner });

/** An answer in the shape that a schema reads, with one entry in each list and a number of its own in each field. */
function sampleOf(schema: v.GenericSchema, count = { fields: 1 }): unknown {
  const { entries, item } = shapeOf(schema);
  if (item !== undefined) return [sampleOf(item, count)];
  if (entries === undefined) {
    count.fields += 1;
    return count.fields;
  }
  return Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, sampleOf(field, count)]));
}

type Path = readonly (string | number)[];

/** The places of the single values. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** A copy with another value at one place. */
function changed(value: unknown, [first, ...rest]: Path, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[first] = changed(copy[first], rest, replacement);
  return copy;
}
