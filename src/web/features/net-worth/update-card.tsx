import { type FormEvent, type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { type HoldingOn, inReviewOrder, needsReview } from "#domain/net-worth/holdings.ts";
import type { Day } from "#domain/time/day.ts";
import { type Noted, notingBalances } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { capital, numberWords } from "#web/household/words/number-words.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { dayWords, shortDayWords, sinceMonthWords } from "./words.ts";
import { balanceMark, keyOf, type Worth } from "./worth.ts";
import "./update-card.css";

/** A form for new balances, with the most outdated ones first. */
export const UpdateCard = memo(function UpdateCard({ worth }: { worth: Worth }) {
  const updates = useUpdates(worth);
  const { form, shown, ordered, typed, problems, isAll, isBusy, message } = updates;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void updates.save();
  };
  return (
    <section className="card update-card" aria-labelledby="update-heading">
      <h2 id="update-heading">Update balances</h2>
      <p className="lede update-lede">{updateWords(ordered, worth.space.today)}</p>
      <form ref={form} onSubmit={submit} onKeyDown={toNext} noValidate>
        {shown.map((holding) => (
          <MoneyField
            key={keyOf(holding)}
            label={<Label holding={holding} worth={worth} />}
            value={typed[keyOf(holding)] ?? asTyped(holding, worth)}
            format={worth.space.format}
            mark={markOf(holding, worth, typed)}
            onChange={(text) => updates.type(keyOf(holding), text)}
            error={problems[keyOf(holding)]}
          />
        ))}
        <div className="update-actions">
          <Button type="submit" busy={isBusy}>
            Save balances
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={() => void updates.confirm()}>
            Still right
          </Button>
          {shown.length < ordered.length || isAll ? (
            <Button variant="quiet" className="update-all" aria-expanded={isAll} onClick={() => updates.setAll(!isAll)}>
              {isAll ? "Fewer" : allWords(ordered.length)}
            </Button>
          ) : null}
        </div>
        <p className="small quiet update-said" aria-live="polite">
          {message}
        </p>
      </form>
    </section>
  );
});

const asTyped = ({ standing }: HoldingOn, { space }: Worth): string =>
  standing ? amountAsTyped(standing.amount, space.format) : "";

/** The balance in an untouched field. */
const markOf = (holding: HoldingOn, { space }: Worth, typed: Typed) =>
  holding.standing && typed[keyOf(holding)] === undefined
    ? balanceMark(holding, holding.standing.amount, space)
    : undefined;

const Label = ({ holding: { label, standing }, worth }: { holding: HoldingOn; worth: Worth }) => (
  <>
    <span className="update-name">{label}</span>{" "}
    <span className="update-last">
      {standing ? `last ${shortDayWords(standing.day, worth.space.today)}` : "no balance yet"}
    </span>
  </>
);

/** Enter moves to the next field, and saves in the last one. */
function toNext(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** The limits of fields shown before the user expands the list. */
const maxShown = 4;
const minShown = 2;

/** The stale items, or the two oldest, plus every item with typed text, so that none disappears while typing. */
function initiallyShown(ordered: readonly HoldingOn[], typed: Typed): HoldingOn[] {
  const stale = ordered.filter(needsReview).length;
  const shown = Math.min(Math.max(stale, minShown), maxShown);
  return ordered.filter((holding, index) => index < shown || typed[keyOf(holding)] !== undefined);
}

const nothingNew = "Nothing changed. If all of it still holds, “Still right” notes that for today.";

/** The state and actions of the card. Saving is one change with one undo. */
function useUpdates({ space, holdings }: Worth) {
  const { format, today } = space;
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Typed>({});
  const [isAll, setAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const ordered = useMemo(() => inReviewOrder(holdings), [holdings]);
  const shown = isAll ? holdings : initiallyShown(ordered, typed);

  const note = async (noted: readonly Noted[], words: string) => {
    setBusy(true);
    const { ok } = await run(notingBalances(noted), words, space.id);
    setBusy(false);
    // On a failed write the typed text stays.
    if (ok)
      setTyped((now) =>
        without(
          now,
          noted.map(({ of }) => keyOf(of)),
        ),
      );
  };
  const save = async () => {
    const read = readUpdates(shown, typed, format, today);
    const isValid = Object.keys(read.problems).length === 0;
    setProblems(read.problems);
    setMessage(isValid && read.noted.length === 0 ? nothingNew : "");
    if (!isValid) return focusInvalid();
    if (read.noted.length > 0) await note(read.noted, notedWords(read.noted.length));
  };
  const confirm = async () => {
    const untouched = stillRight(
      shown.filter((holding) => typed[keyOf(holding)] === undefined),
      today,
    );
    setMessage(untouched.length === 0 ? "Each of these has a new amount typed. “Save balances” notes them." : "");
    if (untouched.length > 0) await note(untouched, confirmedWords(untouched.length));
  };
  const type = (key: string, text: string) => {
    setTyped((now) => ({ ...now, [key]: text }));
    setProblems((now) => (key in now ? without(now, [key]) : now));
    setMessage("");
  };
  return { form, shown, ordered, typed, problems, isAll, setAll, isBusy, message, type, save, confirm };
}

const without = (typed: Typed, keys: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));

/** Typed text by account or debt. Untouched items are absent. */
type Typed = Readonly<Record<string, string>>;

interface UpdatesRead {
  noted: readonly Noted[];
  /** By account or debt. */
  problems: Typed;
}

export const negativeDebt = "What is owed is written without a minus.";

/** Parses everything typed. Unreadable amounts become problems, unchanged ones are skipped. */
function readUpdates(holdings: readonly HoldingOn[], typed: Typed, format: MoneyFormat, day: Day): UpdatesRead {
  const noted: Noted[] = [];
  const problems: Record<string, string> = {};
  for (const holding of holdings) {
    const text = typed[keyOf(holding)];
    const amount = text === undefined ? undefined : parseAmount(text, format);
    const problem = amount && problemOf(amount, holding);
    if (problem) problems[keyOf(holding)] = problem;
    else if (amount?.ok && amount.value !== holding.standing?.amount) noted.push(notedOf(holding, day, amount.value));
  }
  return { noted, problems };
}

/** An emptied field is no problem: the last balance stays. */
function problemOf(amount: ReturnType<typeof parseAmount>, { kind }: HoldingOn): string | undefined {
  if (!amount.ok) return amount.problem === "empty" ? undefined : amountProblemText[amount.problem];
  return kind === "debt" && amount.value < 0 ? negativeDebt : undefined;
}

const notedOf = ({ kind, id }: HoldingOn, day: Day, amount: Minor): Noted => ({ of: { kind, id }, day, amount });

/** Confirms balances for today: with their range, and with the computed value where one changes by itself. */
const stillRight = (holdings: readonly HoldingOn[], day: Day): Noted[] =>
  holdings.flatMap((holding) => {
    const { standing } = holding;
    if (!standing) return [];
    const { amount, low, high } = standing;
    return [{ ...notedOf(holding, day, amount), ...(low < amount && { low }), ...(high > amount && { high }) }];
  });

const secondsEach = 15;

/** "Half a minute." */
export function timeWords(count: number): string {
  const seconds = count * secondsEach;
  if (seconds <= 30) return "Half a minute.";
  return seconds <= 60 ? "A minute." : `About ${numberWords(Math.ceil(seconds / 60))} minutes.`;
}

/** "Half a minute. Two have not been looked at since August." `holdings` are sorted by staleness. */
export function updateWords(holdings: readonly HoldingOn[], today: Day): string {
  const stale = holdings.filter(needsReview);
  const days = stale.flatMap(({ standing }) => standing?.day ?? []).sort();
  if (stale.length === 0) return freshWords(holdings, today);
  const since = days.length > 0 ? ` since ${sinceMonthWords(days.at(-1)!, today)}` : "";
  const who = stale.length === 1 ? "One has" : `${capital(numberWords(stale.length))} have`;
  return `${timeWords(stale.length)} ${who} not been looked at${since}.`;
}

function freshWords([oldest]: readonly HoldingOn[], today: Day): string {
  const day = oldest?.standing?.day;
  if (day === undefined || day >= today) return "All looked at today.";
  return `All looked at lately. The oldest balance is from ${dayWords(day, today)}.`;
}

/** "All nine". */
const allWords = (count: number): string => `All ${numberWords(count)}`;

export const notedWords = (count: number): string =>
  count === 1 ? "One balance noted." : `${capital(numberWords(count))} balances noted.`;

const confirmedWords = (count: number): string =>
  count === 1
    ? "One balance still right, as of today."
    : `${capital(numberWords(count))} balances still right, as of today.`;
