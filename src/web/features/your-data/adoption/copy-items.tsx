import { type FormEvent, useState } from "react";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { AnyRecord, FieldValues, RecordKind } from "#sync/record.ts";
import { isDeviceProblem, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { runWithRetry, undoOne } from "#web/household/commands/use-run.ts";
import { countOf, kindTitle } from "#web/household/words/kind-names.ts";
import { defaultFormat } from "#web/platform/reader-format.ts";
import { copyableKinds, copyingItems, type HouseholdState, itemsOf, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { namesOf, otherSide, type Pair, type Side, sides } from "./pair.tsx";
import { Panel } from "./panel.tsx";

/** Kinds without amounts: the only ones that can be copied between households of different currencies. */
const withoutAmounts: readonly string[] = ["person", "habit"];

export function CopyItems({ pair, onBack }: { pair: Pair; onBack: () => void }) {
  const [from, setFrom] = useState<Side>("adopted");
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
  const { isBusy, copy } = useCopyItems(pair, from, onDone);
  const isOneCurrency = formatOf(pair.adopted).currency === formatOf(pair.other).currency;
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

/** Copies everything in one write, so that one undo reverts all of it. */
function useCopyItems(pair: Pair, from: Side, onDone: () => void) {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const to = otherSide(from);
  const copy = async (chosen: ReadonlySet<string>) => {
    setBusy(true);
    const written = await runWithRetry(store, copyingItems(pair[from], chosen), pair[to].id);
    setBusy(false);
    if (!written.ok) {
      if (!isDeviceProblem(written.problem)) show({ text: writeProblemWords(written.problem), stays: true });
      return;
    }
    const done = store.state.get().history.done.at(-1)!;
    const text = copiedWords(chosen.size, written.value.length, namesOf(pair)[to]);
    show({ text, undo: () => void undoOne(store, done), seconds: 20 });
    onDone();
    focusIn(document, "#adoption-heading");
  };
  return { isBusy, copy };
}

interface KindChoiceProps {
  household: HouseholdState;
  kind: RecordKind;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** More rows would make the page slow; all items can still be chosen together. */
const mostShown = 100;

/** Checkboxes for the items of one kind. */
function KindChoice({ household, kind, chosen, onChoose }: KindChoiceProps) {
  const items = itemsOf(household, kind);
  const format = formatOf(household);
  const count = items.filter(({ id }) => chosen.has(id)).length;
  const put = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  const all = items.map(({ id }) => id);
  return (
    <details className="adoption-kind">
      <summary>
        <span>{kindTitle(kind)}</span>
        <span className="small quiet">
          {count} of {items.length} chosen
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="adoption-kind-items">
        {items.length > 1 && (
          <Checkbox
            label={`All ${countOf(kind, items.length)}`}
            checked={count === items.length}
            onChange={(isChosen) => put(all, isChosen)}
          />
        )}
        {items.slice(-mostShown).map((item) => {
          const { name, detail } = itemWords(item, format);
          const label = detail === "" ? name : `${name}, ${detail}`;
          return (
            <Checkbox
              key={item.id}
              label={label}
              checked={chosen.has(item.id)}
              onChange={(isChosen) => put([item.id], isChosen)}
            />
          );
        })}
        {items.length > mostShown && <p className="small quiet">The newest {mostShown} are listed.</p>}
      </div>
    </details>
  );
}

const targetWords: Readonly<Record<string, string>> = {
  buffer: "Starter buffer",
  emergency: "Emergency fund",
  investing: "Investing",
};

export function formatOf({ of }: HouseholdState): MoneyFormat {
  const [record] = of.household.list();
  return record ? { currency: record.currency, locale: record.locale } : defaultFormat;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

/** Name and detail that identify an item for a person. */
export function itemWords({ fields }: AnyRecord, format: MoneyFormat): { name: string; detail: string } {
  const item: FieldValues = { ...fields, ...(fields.entry as FieldValues | undefined) };
  const names = [item.name, item.label, item.payee, item.note].map(textOf);
  const target = targetWords[(item.target as FieldValues | undefined)?.kind as string];
  const amount = amountOf(item);
  const details = [amount !== undefined && formatMoney(amount, format), textOf(item.day) ?? textOf(item.week)];
  return { name: names.find(Boolean) ?? target ?? "Without a name", detail: details.filter(Boolean).join(", ") };
}

function amountOf({ amount, balance, target, weeklyBudget, pay }: FieldValues): Minor | undefined {
  const { amount: paid, usual } = (pay ?? {}) as FieldValues;
  return [amount, balance, target, weeklyBudget, paid, usual].find((one) => typeof one === "number") as
    | Minor
    | undefined;
}

const itemCount = (count: number): string => (count === 1 ? "1 item" : `${count.toLocaleString("en")} items`);

/** Says how many items were chosen, and how many dependent ones were copied with them. */
export function copiedWords(chosen: number, written: number, to: string): string {
  const more = written - chosen;
  const along = more > 0 ? `, with ${more.toLocaleString("en")} more that belong${more === 1 ? "s" : ""} to them` : "";
  return `${itemCount(chosen)} copied to “${to}”${along}. Now keep both, or one.`;
}
