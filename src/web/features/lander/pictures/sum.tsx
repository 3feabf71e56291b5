import { dollars } from "#content/sample-money.ts";
import "./sum.css";

/** What the picture comes to, closed as ledgers close. */
export function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="sum">
      <span>{label}</span>
      <span className="picture-total">{dollars(cents)}</span>
    </div>
  );
}
