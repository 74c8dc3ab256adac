/** The sample complaints of every borrower: one answered, one about collection, one with nine photos. */
import { DAY } from './loan.ts';
import type { complaints, replies } from './schema.ts';

const ANSWERED = '7000001';

/** The address of a drawn receipt (pictures.ts), a different one for each number. */
const receipt = (number: number) => `/pictures/receipt-${number}.svg`;

interface Samples {
  complaints: (typeof complaints.$inferInsert)[];
  replies: (typeof replies.$inferInsert)[];
}

export function sampleComplaints(borrowerId: string, now: number): Samples {
  const common = { borrowerId, language: '2', images: [] };
  return {
    complaints: [
      {
        ...common,
        id: ANSWERED,
        orderId: '1000180',
        type: '2',
        content: 'Pagué el viernes en Tienda Uno y mi préstamo sigue como vencido. Adjunto mi comprobante.',
        images: [receipt(1)],
        createdAt: now - 6 * DAY,
        answeredAt: now - 5 * DAY,
      },
      {
        ...common,
        id: '7000002',
        orderId: '1000180',
        type: '1',
        subType: '12',
        content: 'Me llamaron cinco veces el domingo, antes de las siete de la mañana.',
        createdAt: now - 2 * DAY,
      },
      {
        ...common,
        id: '7000003',
        orderId: '1000174',
        type: '3',
        content: 'Los montos de mis comprobantes no coinciden con los de la app. Envío los nueve.',
        images: Array.from({ length: 9 }, (_, index) => receipt(index + 1)),
        createdAt: now - DAY,
      },
    ],
    replies: [
      {
        borrowerId,
        complaintId: ANSWERED,
        number: 1,
        content:
          'Hola, María Fernanda. Encontramos tu pago: la tienda lo había registrado con otra referencia. Ya lo aplicamos y quitamos el recargo de esos días. Te enviamos tu comprobante.',
        images: [receipt(10)],
        createdAt: now - 5 * DAY,
        author: 'Lucía',
      },
    ],
  };
}
