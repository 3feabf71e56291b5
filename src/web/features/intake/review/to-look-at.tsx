import { parts } from "#domain/intake/answers.ts";
import { staleSteps } from "#domain/intake/stale.ts";
import { stepOfPart } from "#domain/intake/steps.ts";
import { Link } from "#web/platform/router/link.tsx";
import { useIntake } from "../draft/intake-context.tsx";
import { rowName } from "../rows/problem-words.ts";
import { useLeftLines } from "../rows/use-line-text.ts";
import { addressOf, stepWords } from "../step-list.ts";

const mostShown = 60;

const shortened = (text: string): string =>
  text.trim().length > mostShown ? `${text.trim().slice(0, mostShown)}…` : text.trim();

/** Rows and half-typed lines that the plan leaves out, each with the way to it. They wait in the draft for as long as it takes. */
export function Unfinished({ isEdit }: { isEdit: boolean }) {
  const { unfinished } = useIntake().read;
  const lines = useLeftLines(parts);
  if (unfinished.length === 0 && lines.length === 0) return null;
  return (
    <section className="section review-part">
      <h2>Not finished yet</h2>
      <p className="lede">The plan leaves these out. They wait here until you come back to them.</p>
      <ul className="rows">
        {unfinished.map(({ row }) => (
          <li key={row.id}>
            <span>{rowName(row)}</span>
            <Link to={addressOf(stepOfPart[row.part], isEdit)}>{stepWords[stepOfPart[row.part]].name}</Link>
          </li>
        ))}
        {lines.map(({ part, text }) => (
          <li key={part}>
            <bdi>“{shortened(text)}”</bdi>
            <Link to={addressOf(stepOfPart[part], isEdit)}>{stepWords[stepOfPart[part]].name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After a quarter only what may have changed is asked about. */
export function LookAgain() {
  const { record, asked } = useIntake();
  const stale = record?.confirmed ? staleSteps(record.confirmed, asked.today) : [];
  if (stale.length === 0) return null;
  return (
    <section className="card review-part">
      <h2>A quarter has passed</h2>
      <p className="lede">These answers may have moved on. Look at each once; “Next” says that it still holds.</p>
      <ul className="rows">
        {stale.map((step) => (
          <li key={step}>
            <Link to={addressOf(step, true)}>{stepWords[step].title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
