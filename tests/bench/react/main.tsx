/** The least that a page with React needs: the content of `limit.html`, without styles. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Repayment {
  productName: string;
  repayAmount: number;
  repayDate: string;
  detail: { text: string; value: string }[];
  repayList: { reviewer: string; channels: { desc: string; vCode: string }[] }[];
}

function Page() {
  const [data, setData] = useState<Repayment>();
  useEffect(() => {
    fetch('/began/v3/installment/loan-play-detail?productId=101&orderId=1000174&userId=10001')
      .then((response) => response.json())
      .then((envelope: { data: Repayment }) => setData(envelope.data));
  }, []);
  if (data === undefined) return null;
  return (
    <main>
      <b>${(data.repayAmount / 100).toFixed(2)}</b> {data.productName} {data.repayDate}
      {data.repayList.map(({ reviewer, channels }) => (
        <section key={reviewer}>
          <h2>{reviewer}</h2>
          <ul>
            {channels.map(({ desc, vCode }) => (
              <li key={desc}>
                <b>{desc}</b> {vCode}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
