/** What a list of complaints tells: what a search finds, which are answered, and which was just sent. */
import { describe, expect, it } from 'vitest';
import { isAnswered } from '../../src/features/complaint/queries';
import { excerptOf, matchItems, numberOfSent, stateOfTab, statesOf, typesIn } from '../../src/features/complaint/rules';

type Item = Parameters<typeof matchItems>[0][number];

const NOTHING = { id: undefined, time: undefined, type: undefined, content: undefined };
const item = (fields: Partial<Item>): Item => ({ ...NOTHING, ...fields });

describe('The list', () => {
  const items = [
    item({ id: '71', type: 'Collection', content: 'Me llamó a las SIETE' }),
    item({ id: '72', type: 'Payment', content: 'Pagué el viernes' }),
    item({ id: '73', content: 'Otra cosa' }),
  ];
  const found = (search: string, type = '') => matchItems(items, { search, type }).map(({ id }) => id);

  it.each([
    ['', ['71', '72', '73']],
    ['  ', ['71', '72', '73']],
    ['llamo siete', ['71']],
    ['PAGUE', ['72']],
    ['73', ['73']],
    ['collection', ['71']],
    ['nothing', []],
  ])('finds %j and ignores case and accents', (search, ids) => expect(found(search)).toEqual(ids));

  it('filters by type, together with the search', () => {
    expect(found('', 'Payment')).toEqual(['72']);
    expect(found('otra', 'Payment')).toEqual([]);
    expect(typesIn([...items, ...items])).toEqual(['Collection', 'Payment']);
  });

  it('shows the beginning of a long text, without half an emoji', () => {
    expect(excerptOf('a'.repeat(240))).toBe('a'.repeat(240));
    const excerpt = excerptOf(`${'a'.repeat(239)}😀${'b'.repeat(200_000)}`);
    expect(excerpt).toBe(`${'a'.repeat(239)}…`);
  });
});

describe('Whether a complaint is answered', () => {
  it.each([
    ['Pending', 'pending'],
    ['Pendientes', 'pending'],
    ['In review', 'inReview'],
    ['En revisión', 'inReview'],
    ['Unanswered', 'pending'],
    [' ANSWERED ', 'answered'],
    ['Respondidas', 'answered'],
    ['Contestada', 'answered'],
    ['Answered (3)', 'answered'],
    ['Answered(3)', 'answered'],
    ['Pendientes 12 ', 'pending'],
    ['All', undefined],
    ['Not answered', undefined],
    ['No respondidas', undefined],
    ['Answered and pending', undefined],
    [undefined, undefined],
  ] as const)('the tab %j says %j', (title, state) => expect(stateOfTab({ title })).toBe(state));

  const tab = (title: string, ...ids: (string | undefined)[]) => ({
    title,
    items: ids.map((id) => item({ id })),
  });

  it('is known by its number, also in tabs whose title does not say it', () => {
    const states = statesOf([tab('All', '1', '2', '3'), tab('Pending', '1', undefined), tab('Answered', '2')], []);
    expect([...states]).toEqual([
      ['1', 'pending'],
      ['2', 'answered'],
    ]);
  });

  it('is the later one of two states', () => {
    const read = [{ number: '1', isAnswered: false }];
    expect([...statesOf([tab('In review', '1', '2'), tab('Pending', '2')], read)]).toEqual([
      ['1', 'inReview'],
      ['2', 'inReview'],
    ]);
  });

  it('is known from its detail, and "answered" is never replaced', () => {
    const read = [
      { number: '1', isAnswered: true },
      { number: '2', isAnswered: false },
      { number: '3', isAnswered: false },
    ];
    const states = statesOf([tab('Pending', '1'), tab('Answered', '2')], read);
    expect([...states]).toEqual([
      ['1', 'answered'],
      ['2', 'answered'],
      ['3', 'pending'],
    ]);
  });

  it.each([
    [undefined, [], false],
    ['Words', [], true],
    [undefined, ['https://a.example/1.jpg'], true],
    [undefined, ['javascript:alert(1)'], false],
  ])('by the reply %j %j is %j', (text, images, answered) => {
    expect(isAnswered({ reply: { text, images } })).toBe(answered);
  });
});

describe('The complaint that was just sent', () => {
  const sentAt = (time: number | undefined, id: string | undefined, content?: string) => item({ id, time, content });
  const sent = { at: 1795350391_000, text: ' Paid twice\n', earlier: ['7'] };
  const number = (...items: Item[]) =>
    numberOfSent(sent, [
      { title: 'All', items },
      { title: 'Pending', items },
    ]);

  it('is the newest with its text', () => {
    expect(number(sentAt(1795350389, '1', 'Paid twice'), sentAt(1795350390, '2', 'Paid twice'))).toBe('2');
    expect(number(sentAt(1795350389, '1', 'Paid twice'), sentAt(1795350390, '2', 'Another text'))).toBe('1');
    expect(number(sentAt(1795350389, '1', ' Paid twice'), sentAt(1795350390, '2'))).toBe('1');
    expect(number(sentAt(1795350389, '1', 'Paid twice'), sentAt(1795350390, undefined, 'Paid twice'))).toBe('1');
    expect(number()).toBeUndefined();
  });

  it('is none of the older ones with this text, also if the list has the new one later', () => {
    expect(number(sentAt(1795350389, '7', 'Paid twice'))).toBeUndefined();
    expect(number(sentAt(1795350389 - 2 * 86_400, '1', 'Paid twice'))).toBeUndefined();
    expect(number(sentAt(1795350389, '7', 'Paid twice'), sentAt(1795350300, '8', 'Paid twice'))).toBe('8');
  });

  it('is unknown among two of the same time, without a time, and without a text', () => {
    expect(number(sentAt(1795350389, '1', 'Paid twice'), sentAt(1795350389, '2', 'Paid twice'))).toBeUndefined();
    expect(number(sentAt(undefined, '1', 'Paid twice'))).toBeUndefined();
    const items = [sentAt(1795350389, '1', '')];
    expect(numberOfSent({ ...sent, text: undefined }, [{ title: 'All', items }])).toBeUndefined();
  });
});
