import { type FormEvent, type KeyboardEvent, memo } from "react";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { shortDayWords } from "../look-words.ts";
import { keyOf, type Worth } from "../worth.ts";
import { allWords, updateWords } from "./update-words.ts";
import { useUpdates } from "./use-updates.ts";
import "./update-card.css";

/** New balances, those first that nobody looked at for long. */
export const UpdateCard = memo(function UpdateCard({ worth }: { worth: Worth }) {
  const updates = useUpdates(worth);
  const { form, shown, ordered, typed, problems, isAll, isBusy, said } = updates;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void updates.save();
  };
  return (
    <section className="card update-card" aria-labelledby="update-heading">
      <h2 id="update-heading">Update balances</h2>
      <p className="lede update-lede">{updateWords(ordered, worth.place.today)}</p>
      <form ref={form} onSubmit={submit} onKeyDown={toNext} noValidate>
        {shown.map((holding) => (
          <MoneyField
            key={keyOf(holding)}
            label={<Label holding={holding} worth={worth} />}
            value={typed[keyOf(holding)] ?? asTyped(holding, worth)}
            format={worth.place.format}
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
          {said}
        </p>
      </form>
    </section>
  );
});

const asTyped = ({ standing }: HoldingOn, { place }: Worth): string =>
  standing ? amountAsTyped(standing.amount, place.format) : "";

const Label = ({ holding: { label, standing }, worth }: { holding: HoldingOn; worth: Worth }) => (
  <>
    <span className="update-name">{label}</span>{" "}
    <span className="update-last">
      {standing ? `last ${shortDayWords(standing.day, worth.place.today)}` : "no balance yet"}
    </span>
  </>
);

/** Enter goes from field to field, and saves from the last one. */
function toNext(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
