import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../src/format/dates';
import { calendarFile, escapeText, foldLine } from '../../src/loan/calendar/add-event';

const EVENT = { id: '1000174.due@example.com', title: 'Pay ₹3,460.45', notes: 'Order number: 1000174', day: 20_788 };
const NOW = Date.UTC(2026, 10, 23, 12, 5, 9, 123);

/** By default, fast-check makes texts of about ten characters. */
const longText = (unit: 'grapheme' | 'binary') => fc.string({ unit, maxLength: 300, size: 'max' });

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const withoutEscapes = (text: string) =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

describe('The calendar file of a due date', () => {
  it('is an all-day event with an alarm at 9:00 on the day before', () => {
    expect(calendarFile(EVENT, NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//borrower-h5//due-date//EN',
      'BEGIN:VEVENT',
      'UID:1000174.due@example.com',
      'DTSTAMP:20261123T120509Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Pay ₹3\\,460.45',
      'DESCRIPTION:Order number: 1000174',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pay ₹3\\,460.45',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(isoDay(EVENT.day)).toBe('2026-12-01');
  });

  it('has only lines of at most 75 octets, which end with CRLF and break no character', () => {
    const texts = fc.record({
      id: fc.string({ unit: 'grapheme' }),
      title: longText('grapheme'),
      notes: longText('binary'),
      day: fc.integer({ min: 0, max: 40_000 }),
    });
    fc.assert(
      fc.property(texts, (event) => {
        const file = calendarFile(event, NOW);
        expect(file.endsWith('\r\n')).toBe(true);
        const lines = file.slice(0, -2).split('\r\n');
        for (const line of lines) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          // Neither half of a surrogate pair begins or ends a line.
          expect(line).not.toMatch(/^ ?[\udc00-\udfff]|[\ud800-\udbff]$/);
        }
        expect(unfold(file)).toContain(`\r\nSUMMARY:${escapeText(event.title)}\r\n`);
      }),
    );
  });

  it('gives every text back when its lines are joined and its escapes read', () => {
    fc.assert(
      fc.property(longText('grapheme'), (text) => {
        const escaped = escapeText(text);
        expect(unfold(foldLine(escaped))).toBe(escaped);
        expect(withoutEscapes(escaped)).toBe(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
        // No separator stands without its backslash.
        expect(escaped.replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
      }),
    );
  });
});
