import type { MoneyFormat } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Said } from "#web/household/goals/pace-words.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import type { GlanceRow } from "./glance-rows.ts";

/** A goal as a line of the passbook: its name and amounts, the stamped money, and how it goes on. */
export function GoalLine({ row, format }: { row: GlanceRow; format: MoneyFormat }) {
  const { label, saved, target, pace, share } = row;
  return (
    <li className="goals-item">
      <div className="goals-line">
        <h3>{label}</h3>
        {target !== null && <Amounts row={row} format={format} />}
      </div>
      {saved && target !== null && (
        <Progress label={label} value={saved.amount} max={target} valueText={amountsText(row, format)} />
      )}
      <div className="goals-line small quiet">
        <Figure said={pace} about={`${label}, when`} format={format} />
        {share && <Figure said={share} about={`${label}, this week`} format={format} />}
      </div>
    </li>
  );
}

function Amounts({ row: { label, saved, target }, format }: { row: GlanceRow; format: MoneyFormat }) {
  const said = saved ? { text: shortMoney(saved.amount, format), why: saved.why } : { text: "–" };
  return (
    <span>
      <Figure said={said} about={`${label}, set aside`} format={format} />{" "}
      <span className="quiet">of {shortMoney(target!, format)}</span>
    </span>
  );
}

const amountsText = ({ saved, target }: GlanceRow, format: MoneyFormat): string =>
  `${shortMoney(saved!.amount, format)} of ${shortMoney(target!, format)}`;

/** Three figures a line: each answers for itself when pressed, where three times "why?" would drown them. */
function Figure({ said: { text, why, to }, about, format }: { said: Said; about: string; format: MoneyFormat }) {
  if (to) return <Link to={to}>{text}</Link>;
  if (!why) return <span>{text}</span>;
  return <Why label={text} about={`why? ${about}`} {...explanationWords(why, format)} />;
}
