import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../../src/format/email';

describe('An e-mail address', () => {
  it.each(['a@b.mx', 'ayuda.clientes+1@lago-azul.example', 'josé@correo.com.mx', `${'a'.repeat(246)}@lago.mx`])(
    '%j is one',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'ayuda',
    'ayuda@',
    '@lago.mx',
    'ayuda@lago',
    'ayuda@lago.',
    'ayuda@.mx',
    'ayuda@lago..mx',
    'a@b@lago.mx',
    'ayuda @lago.mx',
    'ayuda@la go.mx',
    'mailto:ayuda@lago.mx',
    'ayuda@lago.mx?bcc=a@b.mx',
    'ayuda@lago.mx,b@lago.mx',
    'Ayuda <ayuda@lago.mx>',
    'https://lago.mx/@ayuda.mx',
    `${'a'.repeat(247)}@lago.mx`,
  ])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

  it.each([...`@<>()[]"'?&,;:\\/#% `])('contains %j in no part', (character) => {
    const texts = [`a${character}b@lago.mx`, `a@la${character}go.mx`, `a@lago.m${character}x`];
    expect(texts.filter((text) => isEmailAddress(text))).toEqual([]);
  });
});
