import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../../src/ui/page/tabs';
import { badgeText } from '../../theme/defaults';

describe('A badge', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
    [200_000, '99+'],
  ])('of %i says %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('is the description of a tab, not part of its name', () => {
    render(
      <Tabs label="Complaints" tabs={[{ name: 'Open', count: 100 }]} chosen={0} choose={() => undefined}>
        <p>One</p>
      </Tabs>,
    );
    expect(screen.getByRole('tab', { name: 'Open' })).toHaveAccessibleDescription('99+');
  });
});
