import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { statusRow } from '../../src/loan/order';
import type { Scene } from '../../src/ui/picture/illustration';
import * as shown from '../../src/ui/picture/scenes';
import * as states from '../../src/ui/picture/state-scenes';
import * as places from '../../src/ui/picture/state-scenes.first-paint';

const scenes: readonly Scene[] = [...Object.values(shown), ...Object.values(states)];
const markup = ({ drawing }: Scene) => renderToStaticMarkup(createElement('g', null, drawing));

it('Each scene has a name and a drawing of its own', () => {
  expect(scenes.length).toBeGreaterThan(20);
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  expect(new Set(scenes.map(markup)).size).toBe(scenes.length);
});

it.each(scenes.map((scene) => [scene.name, markup(scene)]))('%s: the drawing is small', (_name, drawing) => {
  expect(drawing.replace(/ class="[^"]*"/g, '').length).toBeLessThan(1200);
});

it('Each status with a meaning of its own has a scene of its own', () => {
  const rows = [21, 110, 151, 174, 180, 200].map((status) => statusRow(status).illustration);
  expect(new Set(rows).size).toBe(rows.length);
});

it('The first paint has the places of scenes as the app has them', () => {
  const place = ({ name, tone }: Scene) => ({ name, tone, drawing: null });
  expect(Object.fromEntries(Object.entries(states).map(([key, scene]) => [key, place(scene)]))).toMatchObject({
    ...places,
  });
});
