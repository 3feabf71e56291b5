import { weekdayOptions } from "#web/household/place/place-options.ts";
import { Segments } from "#web/ui/segments.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import "./money-date-field.css";

/** The weekday on which the household sits down with its week, in the order in which its weeks go. */
export function MoneyDateField() {
  const { own, typeOwn } = useIntake();
  const first = own.place.firstDay - 1;
  const days = [...weekdayOptions.slice(first), ...weekdayOptions.slice(0, first)];
  return (
    <div className="money-date-field">
      <Segments
        wide
        name="moneyDate"
        label="Day of the week"
        hint="Ten minutes a week: look at what happened, decide what to put aside."
        value={String(own.moneyDate)}
        onChange={(moneyDate) => typeOwn({ moneyDate })}
        options={days.map(({ value, label }) => ({ value, label: <ShortDay name={label} /> }))}
      />
    </div>
  );
}

const ShortDay = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">{name.slice(0, 3)}</span>
    <span className="visually-hidden">{name}</span>
  </>
);
