/** Photos of complaints: taken by what they are, not by what they are called, and served so that they stay pictures. */
import { describe, expect, it } from 'vitest';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { createRenamer } from '../../src/api/wire-names.ts';
import { clientOfEachTest, formOf, freshSandbox, PATHS, PHOTOS, photo, readEnvelope } from './client.ts';

const client = clientOfEachTest();

const large = (megabytes: number) => Buffer.concat([PHOTOS.jpg, Buffer.alloc(megabytes * 1024 * 1024)]);

describe('Uploading a photo', () => {
  it.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('takes a %s whatever it is called, and serves it for ever', async (extension, type) => {
    const { data } = await client.post(PATHS.photo, photo(PHOTOS[extension], 'photo.exe'));
    expect(data.url).toMatch(new RegExp(`^/images/[0-9a-f]{32}\\.${extension}$`));
    const response = await fetch(client.origin + String(data.url));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PHOTOS[extension]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each([
    ['an empty file', '', 'photo.jpg', 200, 'The photo is empty, please choose another'],
    ['an SVG', '<svg xmlns="x"><script/></svg>', 'photo.png', 200, /^Only JPG, PNG and WebP photos/],
    ['a PDF', '%PDF-1.7', 'photo.jpg', 200, 'Only JPG, PNG and WebP photos are accepted'],
    ['a sound in the container of WebP', 'RIFF\x24\0\0\0WAVEfmt ', 'photo.webp', 200, /^Only JPG, PNG and WebP photos/],
    ['a web page', '<!doctype html>', 'photo.webp', 200, 'Only JPG, PNG and WebP photos are accepted'],
    ['11 MB', large(11), 'a.jpg', 413, 'The photo is larger than 10 MB'],
    ['25 MB', large(25), 'a.jpg', 413, 'The request is too large'],
  ])('refuses %s', async (_, content, name, status, message) => {
    const response = await fetch(`${client.at(PATHS.photo)}?language=1`, {
      method: 'POST',
      body: photo(content, name),
    });
    expect(response.status).toBe(status);
    expect((await readEnvelope(response)).message).toEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    );
  });

  it('refuses a form without a photo, and one with text instead', async () => {
    const messageTo = async (body: BodyInit) => (await client.post(`${PATHS.photo}?language=1`, body)).message;
    expect(await messageTo(photo(PHOTOS.png, 'a.png', 'other'))).toBe('The parameter problemImage is missing');
    expect(await messageTo(formOf({ problemImage: 'text' }))).toBe('Please choose a photo');
  });

  it('accepts the field by its wire name', async () => {
    const client = await freshSandbox({ wireNames: sample });
    const renamer = createRenamer(sample);
    const address = client.at(renamer.pathToWire(PATHS.photo));
    const body = photo(PHOTOS.png, 'a.png', renamer.keyToWire('problemImage'));
    const answer = renamer.toCanonical(await (await fetch(address, { method: 'POST', body })).json());
    expect(answer).toMatchObject({ code: 0, data: { url: expect.stringMatching(/^\/images\//) } });
  });
});
