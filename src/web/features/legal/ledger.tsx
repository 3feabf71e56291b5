import "./ledger.css";

type Row = readonly [term: string, answer: string];

/** Short answers as ledger rows: what at the left, the answer at the right. */
export function Ledger({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows ledger">
      {rows.map(([term, answer]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
