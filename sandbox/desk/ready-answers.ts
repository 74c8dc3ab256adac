/** Answers in English and Spanish that the staff can insert into a reply and change before it is sent. */

export interface ReadyAnswer {
  /** The type of complaints for which it is written (`TYPES` of complaints.ts). */
  type: string;
  title: readonly [english: string, spanish: string];
  text: readonly [english: string, spanish: string];
}

const READY_ANSWERS: readonly ReadyAnswer[] = [
  {
    type: '2',
    title: ['Payment found', 'Pago encontrado'],
    text: [
      'We found your payment and applied it to your loan. If a late charge was added for those days, we have removed it.',
      'Encontramos tu pago y ya lo aplicamos a tu préstamo. Si te cobramos un recargo por esos días, ya lo quitamos.',
    ],
  },
  {
    type: '2',
    title: ['Receipt needed', 'Falta el comprobante'],
    text: [
      'We cannot find this payment yet. Please send a new complaint with a photo of your receipt that shows its date, amount and reference.',
      'Aún no encontramos este pago. Envía otra queja con una foto de tu comprobante en la que se lean la fecha, el monto y la referencia.',
    ],
  },
  {
    type: '1',
    title: ['Calls stopped', 'Llamadas detenidas'],
    text: [
      'We are sorry for how you were treated. We have asked the collection team to stop these calls and to contact nobody but you.',
      'Lamentamos el trato que recibiste. Pedimos al equipo de cobranza que deje de hacer esas llamadas y que se comunique solo contigo.',
    ],
  },
  {
    type: '3',
    title: ['Charges explained', 'Cargos explicados'],
    text: [
      'Your loan agreement lists the amount you received, the interest, the commission and the VAT. A late charge is added only after the due date.',
      'Tu contrato indica el monto que recibiste, los intereses, la comisión y el IVA. El recargo por atraso se agrega solo después de la fecha de pago.',
    ],
  },
  {
    type: '4',
    title: ['Update the app', 'Actualizar la app'],
    text: [
      'Please close the app, install its latest version and open it again. If the problem stays, tell us what you tapped and what the screen showed.',
      'Cierra la app, instala la versión más reciente y ábrela de nuevo. Si el problema sigue, cuéntanos qué tocaste y qué apareció en la pantalla.',
    ],
  },
];

/** The ready answers for a type of complaint, and those for other types. */
export const readyAnswersFor = (type: string) => ({
  fitting: READY_ANSWERS.filter((each) => each.type === type),
  others: READY_ANSWERS.filter((each) => each.type !== type),
});
