/** The fields of the answers: each is in the contract (section 5) and becomes a property of its own. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../contract-examples';
import { PATHS } from '../paths';
import { READS } from '../screens';
import { section } from './contract';
import { namesIn, shapeOf } from './json';
import { schemaNamed, schemas } from './schemas';

/** For each schema `field=property`; `#` marks a number, `?` a flag, all others are text. */
const PROPERTIES: Readonly<Record<string, string>> = {
  offer: `
    firstPayTime=firstPayment# amount=amount# periods=term.periods termUnit=term.unit isNeedPop=needsReload?
    details.text=lines.label details.value=lines.value# repay_plans.title=plan.title repay_plans.amount=plan.amount#
    repay_plans.description=plan.note repay_plans.pay_time=plan.date# loanRate=rate.value ratemsg=rate.label
    amountDec=amountNote isNewContract=contractAddress comProductLogo=product.logo comProductName=product.name
    couNum=coupon#`,
  acceptance: 'lendDetailsUrl=detailsAddress',
  order: `
    orderStatus=status# noticeStatusText=statusTitle noticeDesText=statusText productName=product.name
    productLogo=product.logo userOrderDetail.detail.text=lines.label userOrderDetail.detail.value=lines.value#
    isScore=asksRating? h5Url=marketAddress isDelay=canExtend? isNewContract=contractAddress`,
  promissoryNote: `
    userName=borrower productName=product amount=amount# bankNo=account daiDate=deliveryDate# planDate=repaymentDate#
    contractAmount=total# commission=commission# Interest=interest# IVA=vat# giveAmount=given# userAddress=address
    contractDate=date# company=lender`,
  repayment: `
    repayAmount=amount# productName=product.name repayDate=dueDate# productLogo=product.logo detail.text=lines.label
    detail.value=lines.value# repayList.reviewer=groups.title repayList.channels.desc=groups.channels.name
    noticeMsg=notice`,
  channels: 'logo=logo desc=name payCode=payCode vCode=voucherCode BARcodeImg=barcode',
  extension: `
    productLogo=product.logo productName=product.name delayInfo.reviewer=fee.label delayInfo.delayAmount=fee.amount#
    delayInfo.delayTime=newDueDate# repayPlan.title=plan.title repayPlan.amount=plan.amount#
    repayPlan.remark=plan.note repayPlan.time=plan.date# repayList.title=groups.title
    repayList.list.desc=groups.channels.name noticeMsg=notice note=note`,
  voucher: `
    topLogo=topLogo repayDetail.amount=amount# repayDetail.repayTitle=title repayDetail.repayDes=text
    repayDetail.repayCode=codeImage repayDetail.vCode=code repayDetail.companyName=company
    dataList.title=sections.title dataList.content=sections.content imgList.title=guide.title
    imgList.eMail=guide.contact imgList.content=guide.pictures bottomLogo=bottomLogo`,
  complaintStart: `
    problemType.title=types.title problemType.value=types.value problemSonType.title=subTypes.title
    problemSonType.value=subTypes.value orderDetail.orderNo=orders.list.orderNo
    orderDetail.productLogo=orders.list.product.logo orderDetail.productName=orders.list.product.name
    orderDetail.status=orders.list.status orderDetail.list.text=orders.list.lines.label
    orderDetail.list.value=orders.list.lines.value# orderDetail.isShow=orders.list.allowsCollection?
    orderList.orderNo=orders.list.orderNo`,
  complaintList: `
    tabs.title=title tabs.list.id=items.id tabs.list.time=items.time# tabs.list.type=items.type
    tabs.list.content=items.content`,
  complaintDetail: `
    type=type sonType=subType problemId=number content=content images=images disposeDetail=reply.text
    disposeImages=reply.images isNeedScore=asksRating?`,
  uploadedPhoto: 'url=',
  contacts: 'phone=phone va=whatsapp email=email',
  template: `
    id=id template.title=title template.subtitle=subtitle template.banner=banner template.logo=logo
    template.buttonText=buttonText template.background=background`,
  captchaSession: 'sid=sid',
  paymentMethods: `
    alipay=offersAlipay? repayToken=token bankCards.id=cards.id+cards.key bankCards.bankName=cards.bank
    bankCards.cardNo=cards.number bankCards.bankCode=cards.bankCode`,
  commitment: 'needValid=needsCode? repayRecordId=recordId',
  alipayPage: 'url=address',
  savedCard: 'id=id bankName=bank cardNo=number',
  boundCards: 'bankCards.id=id bankCards.bankName=bank bankCards.cardNo=number',
  productDetail: `
    productId=id productName=product.name productLogo=product.logo productDesc=about productTag=tag amount=amount#
    periods=term.periods termUnit=term.unit loanRate=rate.value ratemsg=rate.label details.text=lines.label
    details.value=lines.value#`,
  recommendedProducts: 'list.productId=id',
};

/** Other names of a line's label; both are the rule tests' subject. */
const LINE_LABELS = ['text', 'title'];

describe('The fields of an answer', () => {
  it.each(schemas)('of $name are in section 5 of CONTRACT.md, those of a read in the row of its call', (named) => {
    const calls = READS.filter(({ schema }) => schema === named.name).map(({ path }) => path);
    const described = calls.length === 0 ? fields() : calls.map(fields).join('\n');
    const words = new Set(described.match(/\w+/g));
    expect(
      namesIn(named.schema).filter((name) => !words.has(name) && !LINE_LABELS.includes(name)),
      'fields that CONTRACT.md does not name for the call',
    ).toEqual([]);
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

  it.each(Object.entries(PROPERTIES))('of %s are decoded, each to its own property and type', (name, pairs) => {
    const schema = schemaNamed(name);
    const answer = sampleOf(schema);
    const before = valuesOf(v.parse(schema, answer));
    for (const pair of pairs.trim().split(/\s+/)) {
      const [field = ''] = pair.split('=');
      const path = leavesOf(answer).find((each) => withoutIndexes(each) === field) ?? [];
      const value = valuesOf(answer)[path.join('.')];
      const other = value === 1 ? 0 : typeof value === 'string' ? '/9.jpg' : 9;
      const after = valuesOf(v.parse(schema, changed(answer, path, other)));
      const read = leavesOf(v.parse(schema, answer)).filter((each) => after[each.join('.')] !== before[each.join('.')]);
      const properties = read.map((each) => `${withoutIndexes(each)}${MARKS[typeof before[each.join('.')]]}`);
      expect(`${field}=${properties.join('+')}`).toBe(pair);
    }
  });

  it.each(schemas)('of $name are undefined if they have a wrong type', ({ schema }) => {
    const answer = sampleOf(schema);
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
  const products = row.includes('products without details') ? fields(PATHS.product) : '';
  return [row, products, ...(path === undefined || row.includes('channel') ? part : [])].join('\n');
}

/** A list for an index, else an object. */
const keyed = (key: string | number, inner: unknown) => (/^\d+$/.test(String(key)) ? [inner] : { [key]: inner });

/** An answer in the shape that a schema reads: one entry in each list, and a value of its own in each field. */
function sampleOf(schema: v.GenericSchema, name = '', count = { fields: 1000 }): unknown {
  const { entries, item } = shapeOf(schema);
  if (item !== undefined) return [sampleOf(item, name, count)];
  if (entries === undefined) {
    count.fields += 1;
    // A flag is true at 1; a picture has an address.
    return FIXED[typeOf(name)] ?? (/images/i.test(name) ? `/${count.fields}.jpg` : count.fields);
  }
  return Object.fromEntries(Object.entries(entries).map(([each, field]) => [each, sampleOf(field, each, count)]));
}

const FIXED: Readonly<Record<string, unknown>> = { flag: 1, 'score flag': 1 };
const MARKS: Readonly<Record<string, string>> = { number: '#', boolean: '?', string: '' };

const withoutIndexes = (path: Path) => path.filter((key) => !/^\d+$/.test(String(key))).join('.');

/** The single values by their paths. */
const valuesOf = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    leavesOf(value).map((path) => [
      path.join('.'),
      path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value),
    ]),
  );

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
