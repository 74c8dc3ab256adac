import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appOfFile, openApp, PATHS } from './app';

const { sandbox, open } = appOfFile({ route: '/testPreview?section=faults' });
const waiting = () => sandbox.ask<unknown[]>('GET', '/faults');

it('The next call of an endpoint gets the requested fault; all faults can be cleared', async () => {
  await sandbox.fault({ path: '*', kind: 'html', times: 3 });
  const { user } = await open();
  expect(await screen.findByText('A web page instead of JSON, 3 calls')).toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText('Call'), PATHS.repayment);
  await user.selectOptions(screen.getByLabelText('What happens'), 'A refusal with code and message');
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '4711');
  await user.type(screen.getByLabelText('Message'), 'Not today');
  await user.click(screen.getByRole('button', { name: 'Add the fault' }));
  await vi.waitFor(async () =>
    expect(await waiting()).toEqual([
      expect.objectContaining({ kind: 'html' }),
      { path: PATHS.repayment, kind: 'refuse', times: 1, ms: 0, code: '4711', message: 'Not today' },
    ]),
  );
  expect(await screen.findByText(PATHS.repayment, { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText('A refusal with code and message, 1 call')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('None: every call is answered as usual.')).toBeInTheDocument();
  expect(await waiting()).toEqual([]);
});

it('Invalid input has an error beside its field, and requests no fault', async () => {
  const { user } = await open();
  for (const [label, text, error] of [
    ['Status', '99', 'A number from 200 to 599'],
    ['Status', '600', 'A number from 200 to 599'],
    ['Wait first (ms)', '-5', 'A number from 0 to 600000'],
    ['Wait first (ms)', '600001', 'A number from 0 to 600000'],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Add the fault' }));
    expect(field).toHaveAccessibleDescription(error);
    await user.clear(field);
    if (label === 'Status') await user.type(field, '500');
  }
  await user.selectOptions(await screen.findByLabelText('What happens'), 'A given answer');
  const data = screen.getByLabelText('Data (JSON, plain names)');
  await user.clear(data);
  await user.type(data, 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Add the fault' }));
  expect(data).toHaveAccessibleDescription('This is not JSON: check brackets and quotes');
  expect(data).toHaveFocus();
  expect(await waiting()).toEqual([]);
});

it('A backend without an admin API has a message of its own', async () => {
  const absent = { origin: `${sandbox.origin}/elsewhere` };
  const { user } = await openApp('/testPreview?section=faults', { sandbox: absent });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Only the sandbox has states and faults/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Only the sandbox/);
});

it("The sandbox's clock can be set ahead, and back to the real time", async () => {
  const ahead = () => sandbox.ask('GET', '/clock');
  const { user } = await open();
  const field = await screen.findByLabelText('Time in the sandbox');
  expect(field).toHaveDisplayValue('Real time');
  await user.selectOptions(field, '15 days');
  await vi.waitFor(async () => expect(await ahead()).toEqual({ ahead: 15 * 86_400_000 }));
  await user.selectOptions(await screen.findByLabelText('Time in the sandbox'), 'Real time');
  await vi.waitFor(async () => expect(await ahead()).toEqual({ ahead: 0 }));
});
