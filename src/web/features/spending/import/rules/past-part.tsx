import { useMemo, useState } from "react";
import { changesByRules } from "#domain/spending/apply-rules.ts";
import type { PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { pauseForScreen } from "#web/platform/pause-for-screen.ts";
import type { Command } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { entriesWords } from "../count-words.ts";
import { sortingPast } from "./rule-commands.ts";

interface PastProps {
  figures: Figures;
  rules: readonly PayeeRule[];
  run: (command: Command, said: string) => Promise<boolean>;
}

/** What the rules would change in the past. Nothing there changes unless it is asked for. */
export function PastPart({ figures, rules, run }: PastProps) {
  const { household, book, state } = figures;
  const { open, chosen } = useMemo(
    () => changesByRules(book, rules, household.categories),
    [book, rules, household.categories],
  );
  const [alsoChosen, setAlsoChosen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changes = alsoChosen ? [...open, ...chosen] : open;
  const apply = async () => {
    setBusy(true);
    const command = await sortingPast(changes, state, pauseForScreen());
    await run(command, `${entriesWords(changes.length)} of the past changed`);
    setBusy(false);
  };
  if (open.length + chosen.length === 0)
    return <p className="small quiet">Your past entries are as these rules say.</p>;
  return (
    <section className="bank-part rules-past">
      <h3 className="bank-caption">Past entries</h3>
      <p className="small">{openWords(open.length)}</p>
      {chosen.length > 0 && (
        <Checkbox
          label={`Also ${entriesWords(chosen.length)} that someone put into another category`}
          checked={alsoChosen}
          onChange={setAlsoChosen}
        />
      )}
      {changes.length > 0 && (
        <Button variant="outline" busy={isBusy} onClick={() => void apply()}>
          Apply to {entriesWords(changes.length)}
        </Button>
      )}
    </section>
  );
}

const openWords = (count: number): string =>
  count === 0
    ? "No past entry without a category fits these rules."
    : `${entriesWords(count)} without a category would get one.`;
