/** Answers in English and Spanish that the staff can insert into a reply and change before it is sent. */
export const READY_ANSWERS: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  'Payment found': [
    'We found your payment and applied it to your loan. If a late charge was added for those days, we have removed it.',
    'Encontramos tu pago y ya lo aplicamos a tu préstamo. Si te cobramos un recargo por esos días, ya lo quitamos.',
  ],
  'Receipt needed': [
    'We cannot find this payment yet. Please send a new complaint with a photo of your receipt that shows its date, amount and reference.',
    'Aún no encontramos este pago. Envía otra queja con una foto de tu recibo en la que se lean la fecha, el monto y la referencia.',
  ],
  'Calls stopped': [
    'We are sorry for how you were treated. We have asked the collection team to stop these calls and to contact nobody but you.',
    'Lamentamos el trato que recibiste. Pedimos al equipo de cobranza que deje de hacer esas llamadas y que se comunique solo contigo.',
  ],
  'Charges explained': [
    'Your loan agreement lists the amount you received, the interest, the commission and the VAT. A late charge is added only after the due date.',
    'Tu contrato indica el monto que recibiste, los intereses, la comisión y el IVA. El recargo por atraso se agrega solo después de la fecha de pago.',
  ],
  'Update the app': [
    'Please close the app, install its latest version and open it again. If the problem stays, tell us what you tapped and what the screen showed.',
    'Cierra la app, instala la versión más reciente y ábrela de nuevo. Si el problema sigue, cuéntanos qué tocaste y qué apareció en la pantalla.',
  ],
};
