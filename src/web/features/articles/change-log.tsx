import { dayInWords } from "#content/publications/day-in-words.ts";
import type { Change } from "./article.ts";
import "./change-log.css";

export function ChangeLog({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      <h3>Changes</h3>
      <ul className="change-log">
        {changes.map(({ day, what }) => (
          <li key={day + what}>
            <time dateTime={day}>{dayInWords(day)}</time> {what}
          </li>
        ))}
      </ul>
    </>
  );
}
