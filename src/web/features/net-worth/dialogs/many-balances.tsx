import { type FormEvent, useState } from "react";
import { type ColumnProblem, type ColumnRead, maxLines, readColumn } from "#domain/net-worth/balance-column.ts";
import type { Noted } from "#web/household/commands/note-balance.ts";
import { Button } from "#web/ui/button.tsx";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { negativeDebt } from "../update-card.tsx";
import type { ShownItem } from "./item-balances.ts";

interface ManyProps {
  of: ShownItem;
  onSave: (noted: readonly Noted[]) => Promise<boolean>;
}

/** Saves pasted or typed lines of days and balances, all or none. */
export function ManyBalances({ of: { kind, item, space }, onSave }: ManyProps) {
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { format, today } = space;
    const read = readColumn(text, { format, today, isDebt: kind === "debt" });
    const wrong = columnProblems(read);
    setProblems(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const isSaved = await onSave(read.entries.map((entry) => ({ of: { kind, id: item.id }, ...entry })));
    setBusy(false);
    if (isSaved) setText("");
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
  negative: negativeDebt,
  "said-twice": "this day stands above already.",
};

const maxListed = 5;
const longestText = 40;

/** "Line 3, “2026-02-30 4300”: this is no day of the calendar." Lists at most five, then the number of others. */
function columnProblems({ problems, isTooLong, entries }: ColumnRead): string[] {
  const listed = problems.slice(0, maxListed).map(({ line, text, problem }) => {
    const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    const said = words[problem];
    return `Line ${line}, “${shown}”: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  const more = problems.length - maxListed;
  return [
    ...listed,
    ...(more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"} can’t be read.`] : []),
    ...(isTooLong ? [`${maxLines} lines are the most at once. Note them in two parts.`] : []),
    ...(problems.length === 0 && !isTooLong && entries.length === 0 ? ["Enter a day and a balance in each line."] : []),
  ];
}
