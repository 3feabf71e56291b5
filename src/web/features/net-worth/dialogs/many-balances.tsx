import { type FormEvent, useState } from "react";
import { readColumn } from "#domain/net-worth/balance-column.ts";
import type { Noted } from "#web/household/balances/noting-balance.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { columnProblems } from "./column-words.ts";
import type { Kept } from "./kept.ts";

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
