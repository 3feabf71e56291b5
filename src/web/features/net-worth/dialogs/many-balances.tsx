import { type FormEvent, useState } from "react";
import { type ColumnProblem, type ColumnRead, mostLines, readColumn } from "#domain/net-worth/balance-column.ts";
import type { Noted } from "#web/household/commands/note-balance.ts";
import { Button } from "#web/ui/button.tsx";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { below } from "../update-card.tsx";
import type { Kept } from "./item-balances.ts";

interface ManyProps {
  of: Kept;
  onSave: (noted: readonly Noted[]) => Promise<boolean>;
}

/** A column of days and balances, pasted or typed: all of it, or nothing while a line can't be read. */
export function ManyBalances({ of: { kind, item, place }, onSave }: ManyProps) {
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { format, today } = place;
    const read = readColumn(text, { format, today, isDebt: kind === "debt" });
    const wrong = columnProblems(read);
    setProblems(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const isKept = await onSave(read.entries.map((entry) => ({ of: { kind, id: item.id }, ...entry })));
    setBusy(false);
    if (isKept) setText("");
  };
  return (
    <form className="many-balances" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label="A day and a balance in each line"
        hint="Paste from a spreadsheet, or type. 2026-01 is the end of January."
        placeholder={"2026-01-31 4200\n2026-02-28 4350"}
        rows={6}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setProblems([]);
        }}
        error={problems.length > 0 && <Problems problems={problems} />}
      />
      <Button type="submit" variant="outline" busy={isBusy}>
        Note all
      </Button>
    </form>
  );
}

const Problems = ({ problems }: { problems: readonly string[] }) =>
  problems.map((problem) => (
    <span key={problem} className="many-problem">
      {problem}
    </span>
  ));

const words: Readonly<Record<ColumnProblem, string>> = {
  ...amountProblemText,
  empty: "the amount is missing.",
  unreadable: "what follows the day doesn’t read as an amount.",
  "no-day": "begin with the day, as in 2026-01-31 4200.",
  "impossible-date": "this is no day of the calendar.",
  "in-the-future": "that day is still to come.",
  negative: below,
  "said-twice": "this day stands above already.",
};

const mostTold = 5;
const longestText = 40;

/** "Line 3, “2026-02-30 4300”: this is no day of the calendar." At most five, and how many more there are. */
function columnProblems({ problems, isTooLong, entries }: ColumnRead): string[] {
  const told = problems.slice(0, mostTold).map(({ line, text, problem }) => {
    const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    const said = words[problem];
    return `Line ${line}, “${shown}”: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  const more = problems.length - mostTold;
  return [
    ...told,
    ...(more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"} can’t be read.`] : []),
    ...(isTooLong ? [`${mostLines} lines are the most at once. Note them in two parts.`] : []),
    ...(problems.length === 0 && !isTooLong && entries.length === 0 ? ["Enter a day and a balance in each line."] : []),
  ];
}
