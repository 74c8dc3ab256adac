import { describe, expect, it } from 'vitest';
import { bareTexts } from './bare-text';
import { sourcesOf } from './sources';

const PARTS = `
import { Link } from 'react-router-dom';
interface Props { name: string; icon?: ReactNode; note?: ReactNode; children?: ReactNode }
const Icon = () => <svg />;
const Row = ({ icon, note, children }: Props) => <p>{icon}<b>{children}</b><i>{note}</i></p>;
const Box = ({ children }: Props) => <section><Icon />{children}</section>;
const Outer = ({ children }: Props) => <Box>{children}</Box>;
const line = (text: string) => <li>{text}</li>;
const words = (text: string) => text.split(' ');
`;

/** What is found in a component that returns the JSX. */
function found(jsx: string): string[] {
  const text = `${PARTS}\nfunction View({ name, icon, children }: Props) {\n const t = useText();\n return ${jsx};\n}`;
  return bareTexts([{ file: 'view.tsx', text }]).map((line) => line.replace(/^view\.tsx:\d+: /, ''));
}

describe('Text in JSX', () => {
  it.each([
    ['a literal beside an element', '<p>Due <b>{name}</b></p>', 'Due'],
    ['a message beside an element', "<p>{t('due')}<Icon /></p>", "{t('due')}"],
    ['a property of type string', '<p><Icon />{name}</p>', '{name}'],
    ['one branch of a condition', "<p><Icon />{name ? <b /> : t('none')}</p>", "{name ? <b /> : t('none')}"],
    ['behind `&&`', "<p><Icon />{name && t('due')}</p>", "{name && t('due')}"],
    ['a member, which may be text', '<p><Icon />{row.name}</p>', '{row.name}'],
    ['a space', '<p><b /> <i /></p>', ''],
    ['in a fragment', "<>{t('due')}</>", "{t('due')}"],
    ['a list of texts as the only child', '<p>{rows.map((row) => row.name)}</p>', '{rows.map((row) => row.name)}'],
    ['what a component returns', "name ? <p /> : t('none')", "name ? <p /> : t('none')"],
    ['the text of a function beside an element', '<p><b />{words(name)}</p>', '{words(name)}'],
    ['children of a component that has siblings for them', "<Box>{t('due')}</Box>", "{t('due')}"],
    ['passed on to such a component', "<Outer>{t('due')}</Outer>", "{t('due')}"],
    ['a property that is placed beside others', "<Row name='' icon={t('due')} />", "icon={t('due')}"],
    ['children of a component that is not known', '<Unknown>{name}</Unknown>', '{name}'],
  ])('is found: %s', (_case, jsx, text) => expect(found(jsx)).toEqual([text]));

  it.each([
    ['the only child of an element', "<p>{name ? t('due') : <b />}</p>"],
    ['one string', "<p>{'Due ' + name}</p>"],
    ['elements and conditions beside each other', '<p><Icon />{name && <b>{name}</b>}{icon}</p>'],
    ['lists of elements', '<ul><li />{rows.map((row) => line(row.name))}{rows?.map(line)}</ul>'],
    ['a message with elements', "<p><Icon />{t('due', { date: <b key='date' /> })}</p>"],
    ['a property that stands alone', "<Row name={name} note={t('due')}>{t('due')}</Row>"],
    ['a link', '<Link to="/">{name}</Link>'],
    ['attributes and comments', '<p title={name}>{/* none */}<b /></p>'],
  ])('is safe: %s', (_case, jsx) => expect(found(jsx)).toEqual([]));

  it('never stands beside an element in the app', () => expect(bareTexts(sourcesOf('src', ['.tsx']))).toEqual([]));
});
