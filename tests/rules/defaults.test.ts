import { expect, it } from 'vitest';
import { badgeText } from '../../src/ui/page/tabs';

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [200_000, '99+'],
])('A badge of %i says %s', (count, text) => expect(badgeText(count)).toBe(text));
