/** Confirms that something was carried out: antd-mobile's Result, with a heading and announced. */
import Result from 'antd-mobile/es/components/result';
import type { ReactNode } from 'react';

interface ResultViewProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** A less prominent second text. */
  note?: string | undefined;
  children?: ReactNode;
}

export function ResultView({ icon, title, text, note, children }: ResultViewProps) {
  return (
    <section className="surface" role="status">
      <Result
        status="success"
        icon={icon}
        title={<h2>{title}</h2>}
        description={
          <>
            <p>{text}</p>
            {note !== undefined && <p className="muted">{note}</p>}
          </>
        }
      />
      {children}
    </section>
  );
}
