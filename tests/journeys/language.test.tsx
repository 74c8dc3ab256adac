import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import es from '../../locales/es.json';
import { appOfFile, heading, PATHS, ROUTES } from './app';
import { CODE_SENT, fill, picture, sendCode } from './promotion-form';

const { sandbox, open } = appOfFile();

const openWithoutLanguage = (route: string) => open(route, { language: undefined });

describe('The language switch of a screen whose address names no language', () => {
  it('changes the language, keeps route and parameters, and reads the texts of the server again', async () => {
    const app = await openWithoutLanguage(`${ROUTES.repay}&utm=a+b%26c`);
    expect(await heading('Pago')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(await screen.findByText('Monto recibido')).toBeVisible();
    const { path, parameters } = app.address();
    expect(parameters).not.toHaveProperty('language');
    const entries = window.history.length;
    const english = await screen.findByRole('link', { name: 'English' });
    // Its name is not in the language of the screen.
    expect(english).toHaveAttribute('lang', 'en');
    await app.user.click(english);
    expect(await heading('Repayment')).toBeVisible();
    expect(app.address()).toEqual({ path, parameters: { ...parameters, language: '1' } });
    expect(window.history.length).toBe(entries);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(await screen.findByText('Amount received')).toBeVisible();
    expect((await sandbox.calls(PATHS.repayment)).map(({ query }) => query.language)).toEqual([undefined, '1']);
    // It stays for the way back, with the focus, and travels to the next screen.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Español' })).toHaveFocus());
    await app.user.click(screen.getByRole('link', { name: 'Español' }));
    expect(await heading('Pago')).toBeVisible();
    expect(await screen.findByText('Monto recibido')).toBeVisible();
    await app.user.click(await screen.findByRole('link', { name: 'English' }));
    await app.user.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(await heading('Customer service')).toBeVisible();
    expect(app.address().parameters.language).toBe('1');
    expect(screen.queryByRole('link', { name: 'Español' })).toBeNull();
  });

  it('changes the type of a complaint and the sum of its order', async () => {
    const { user } = await openWithoutLanguage('/complaint?orderId=1000174');
    await user.click(await screen.findByRole('link', { name: /Mi pago no aparece/ }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Total a pagar'));
    await user.click(screen.getByRole('link', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Total to pay'));
    expect(screen.getByRole('heading', { name: /My payment is not reflected/ })).toBeVisible();
  });

  it('keeps the state of the screen, such as the name of the channel', async () => {
    const app = await openWithoutLanguage(ROUTES.repay);
    await app.user.click(await screen.findByRole('button', { name: 'Tienda Uno' }));
    expect(await heading('Instrucciones de pago')).toBeVisible();
    // What is loaded after the screen is there.
    expect(await screen.findByRole('button', { name: 'Guardar como imagen' })).toBeVisible();
    const state = window.history.state.usr;
    expect(state).toMatchObject({ channel: 'Tienda Uno' });
    await app.user.click(await screen.findByRole('link', { name: 'English' }));
    expect(await heading('Payment instructions')).toBeVisible();
    expect(window.history.state.usr).toEqual({ ...state, languageBefore: 'es' });
  });

  it('leaves out errors in the language before, and keeps what was typed', async () => {
    const { user } = await openWithoutLanguage(ROUTES.siteContact);
    await user.type(await screen.findByLabelText('Nombre'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByText('Escribe tu teléfono.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ana');
    expect(screen.queryByText('Escribe tu teléfono.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Enter your telephone number.')).toBeVisible();
  });

  it('changes the language of what the landing page says about a call', async () => {
    const app = await openWithoutLanguage(ROUTES.promotion);
    const { user } = app;
    await user.click(await screen.findByRole('link', { name: 'English' }));
    await picture();
    await sandbox.fault({ path: PATHS.smsCode, kind: 'data', data: {} }, { path: PATHS.registration, kind: 'empty' });
    await fill(app);
    await user.click(sendCode());
    expect(await screen.findByRole('textbox', { description: CODE_SENT })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Español' }));
    expect(await screen.findByRole('textbox', { description: es['promotion.codeSent'] })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^We did not get a clear answer/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Español' }));
    expect(await screen.findByText(es['promotion.unknownOutcome'])).toBeVisible();
  });

  it('is not on a screen whose address names a language', async () => {
    await open(ROUTES.dueOrder);
    expect(await heading('Your loan')).toBeVisible();
    await waitFor(async () => expect(await sandbox.calls(PATHS.order)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Español' })).toBeNull();
  });
});
