// @vitest-environment node
/** The sample dictionary is whole: a deployment that starts from it forgets no name of the contract. */
import { describe, expect, it } from 'vitest';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { ENDPOINTS } from '../../sandbox/endpoints/all.ts';
import { checkWireNames, createRenamer } from '../../src/api/wire-names.ts';
import { DUE_ORDER, freshSandbox, PATHS, SETTLING } from './client.ts';

const words = (text: string) => text.trim().split(/\s+/);

const ENVELOPE = words('code message data success');

const SESSION = words(
  `deviceId appVersion userId appName sessionId clientType merchantNumber mobilePhone language
  deviceName osVersion idfa swift eyes crp_phe dearest showy dearer`,
);

const SEGMENTS = words(
  `v3 loan-confirm loan-detail-confirm loan-detail-push loan-details google-score contract-detail
  installment loan-play-detail loan-play-delay-detail generate-vcode
  user-problem problem-init problem-save upload-problem-img problem-list problem-detail get-whatsapp
  api v2 youmi service channel channel-template promotion track-visit track-click get-sid get-captcha get-sms register
  v1 youmi-api loan repayment-way repayment-commit repayment-confirm repayment-huichao`,
);

const REQUEST = words(
  `productId isType amount periods termUnit orderId score orderNo payCode requestType
  problemType problemSonType problemDetail problemImage problemId overall templateId
  page_id user_from client_type page_type utm_tag app_from phone sid t capcode deviceId appName
  merchantNumber userName smsCode invite_code id bankName cardId cardNo couponId repayToken bankCode sendMsg
  verifyCode repaymentRecordId userId`,
);

const RESPONSE = words(
  `firstPayTime amount periods termUnit isNeedPop sendSms details text value repay_plans title description pay_time
  loanRate ratemsg amountDec isNewContract messageType comProductLogo comProductName couNum lendDetailsUrl
  orderStatus noticeStatusText noticeDesText productName productLogo userOrderDetail detail inside isScore h5Url isDelay
  userName username mount bankNo daiDate planDate contractAmount commission Interest IVA giveAmount userAddress
  contractDate company repayAmount repayDate repayList reviewer channels noticeMsg
  delayInfo delayAmount delayTime repayPlan remark time list note
  topLogo repayDetail repayTitle repayDes repayCode vCode companyName dataList content imgList eMail bottomLogo
  logo desc payCode BARcodeImg problemType problemSonType orderDetail orderList orderNo status isShow url tabs id type
  sonType problemId images disposeDetail disposeImages isNeedScore phone va email
  template subtitle banner buttonText background sid alipay repayToken bankCards bankName cardNo bankCode
  needValid repayRecordId`,
);

/** Groups that the specification names without listing their fields. */
const GROUPS = words(
  `phone username smsCode login product certify bind-card personal-center book-keeping financial-product credit-info user`,
);

const CONTRACT = [...new Set([...ENVELOPE, ...SESSION, ...SEGMENTS, ...REQUEST, ...RESPONSE, ...GROUPS])];

describe('The sample dictionary', () => {
  it('is a valid dictionary', () => {
    expect(() => checkWireNames(sample, 'sample')).not.toThrow();
  });

  it('has about 400 names', () => {
    expect(Object.keys(sample).length).toBeGreaterThanOrEqual(390);
  });

  it.each(CONTRACT)('renames %s', (name) => {
    const { keyToWire } = createRenamer(sample);
    expect(keyToWire(name)).not.toBe(name);
  });

  it('renames every segment of the paths that the sandbox answers', () => {
    const { keyToWire } = createRenamer(sample);
    const segments = new Set(ENDPOINTS.flatMap(({ path }) => path.slice(1).split('/')));
    expect([...segments].filter((segment) => keyToWire(segment) === segment)).toEqual([]);
  });

  it('renames every field that the sandbox answers', async () => {
    const client = await freshSandbox();
    const { data: ways } = await client.post(`${PATHS.ways}?orderId=1000174`, '');
    const paying = { orderId: '1000174', amount: 346_045, cardId: '5002', repayToken: String(ways.repayToken) };
    const answers = [
      ways,
      await client.post(PATHS.alipay, JSON.stringify(paying)),
      await client.get(PATHS.confirm, { productId: '102' }),
      await client.get(PATHS.order, DUE_ORDER),
      await client.get(PATHS.contract, { orderNo: '1000174' }),
      await client.get(PATHS.repay, DUE_ORDER),
      await client.get(PATHS.extension, DUE_ORDER),
      await client.get(PATHS.voucher, SETTLING),
      await client.get(PATHS.service),
      await client.get(PATHS.complaintStart),
      await client.get(PATHS.complaintList),
      await client.get(PATHS.complaintDetail, { problemId: '7000001' }),
      await client.get(PATHS.template, { templateId: 1 }),
      await client.get(PATHS.captchaSession),
      await client.get(PATHS.cards),
      await client.get(PATHS.product, { productId: '101' }),
      await client.get(PATHS.recommended),
      await client.post(PATHS.commit, JSON.stringify(paying)),
    ];
    const names = new Set<string>();
    JSON.stringify(answers, (name, value: unknown) => {
      if (!/^\d*$/.test(name)) names.add(name);
      return value;
    });
    const { keyToWire } = createRenamer(sample);
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => keyToWire(name) === name)).toEqual([]);
  });

  it('has no wire name that is a name of the contract, and does not rename /began', () => {
    const canonical = new Set([...CONTRACT, ...Object.keys(sample), 'began']);
    expect(Object.values(sample).filter((wire) => canonical.has(wire))).toEqual([]);
    expect(sample).not.toHaveProperty('began');
  });

  it('has wire names that are safe in a path, a query and a form', () => {
    expect(Object.values(sample).filter((wire) => !/^[a-z][a-z0-9]{2,11}$/.test(wire))).toEqual([]);
  });
});
