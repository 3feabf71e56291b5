import { type FormEvent, useState } from "react";
import { runKept, takeBack } from "#web/household/use-run.ts";
import { isDevicesFault, writeProblemWords } from "#web/household/write-problem-words.ts";
import { copyableKinds, copyingItems, itemsOf } from "#web/store/households/copy-items.ts";
import { useStore } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { copiedWords, itemCount } from "./copied-words.ts";
import { formatOf } from "./item-words.ts";
import { KindChoice } from "./kind-choice.tsx";
import { namesOf, otherSide, type Pair, type Side, sides } from "./pair.ts";
import { Panel } from "./panel.tsx";

/** Amounts of another currency would be other amounts, so only what has none is copied then. */
const withoutAmounts: readonly string[] = ["person", "habit"];

export function CopyItems({ pair, onBack }: { pair: Pair; onBack: () => void }) {
  const [from, setFrom] = useState<Side>("brought");
  const names = namesOf(pair);
  const options = sides.map((side) => ({ value: side, label: `From “${names[side]}” to “${names[otherSide(side)]}”` }));
  return (
    <Panel title="Copy items over" onBack={onBack}>
      <p className="small quiet">
        Copies are new entries. Balances, saves and ticks come with what they belong to; people and categories where
        they are needed.
      </p>
      <Select label="Which way" value={from} onChange={(side) => setFrom(side as Side)} options={options} />
      <ItemForm key={from} pair={pair} from={from} onDone={onBack} />
    </Panel>
  );
}

function ItemForm({ pair, from, onDone }: { pair: Pair; from: Side; onDone: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const { isBusy, copy } = useCopy(pair, from, onDone);
  const isOneCurrency = formatOf(pair.brought).currency === formatOf(pair.other).currency;
  const kinds = copyableKinds.filter(
    (kind) => (isOneCurrency || withoutAmounts.includes(kind)) && itemsOf(pair[from], kind).length > 0,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen.size === 0);
    if (chosen.size > 0 && !isBusy) void copy(chosen);
  };
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next);
    setMissing(false);
  };
  return (
    <form className="adoption-items" onSubmit={submit}>
      {!isOneCurrency && <p>The two count in different currencies, so only people and habits can be copied.</p>}
      {kinds.length === 0 && <p className="quiet">There is nothing in it that could be copied.</p>}
      {kinds.map((kind) => (
        <KindChoice key={kind} household={pair[from]} kind={kind} chosen={chosen} onChoose={choose} />
      ))}
      <div aria-live="polite">{isMissing && <p className="account-problem small">Choose at least one item.</p>}</div>
      {kinds.length > 0 && (
        <Button type="submit" busy={isBusy}>
          {chosen.size === 0 ? "Copy" : `Copy ${itemCount(chosen.size)}`}
        </Button>
      )}
    </form>
  );
}

/** All of it at once, with one way back for all of it. */
function useCopy(pair: Pair, from: Side, onDone: () => void) {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const to = otherSide(from);
  const copy = async (chosen: ReadonlySet<string>) => {
    setBusy(true);
    const written = await runKept(store, copyingItems(pair[from], chosen), pair[to].id);
    setBusy(false);
    if (!written.ok) {
      if (!isDevicesFault(written.problem)) show({ text: writeProblemWords(written.problem), stays: true });
      return;
    }
    const done = store.state.get().history.done.at(-1)!;
    const text = copiedWords(chosen.size, written.value.length, namesOf(pair)[to]);
    show({ text, undo: () => void takeBack(store, done), seconds: 20 });
    onDone();
    document.getElementById("adoption-heading")?.focus();
  };
  return { isBusy, copy };
}
