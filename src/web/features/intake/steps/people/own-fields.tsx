import { PlaceFields } from "#web/household/place/place-fields.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import { ownProblems, placeAnswers } from "../../draft/own-answers.ts";
import { problemText } from "../../rows/problem-words.ts";
import "../people-step.css";

const currencyStays =
  "It stays: amounts you have saved are in it, and in another currency they would be other amounts.";

/** What the household is called, and where it lives: the place says how it writes money and when its week begins. */
export function OwnFields() {
  const { own, typeOwn, record } = useIntake();
  const isTooLong = ownProblems(own).name !== undefined;
  return (
    <div className="own-fields">
      <TextField
        label="Household name"
        optional
        name="householdName"
        autoComplete="off"
        placeholder="Such as: Riverside Road"
        value={own.name}
        error={isTooLong && problemText("people", "name", "too-long")}
        onChange={(name) => typeOwn({ name })}
      />
      <PlaceFields
        place={own.place}
        onChange={(place) => typeOwn(placeAnswers(place))}
        currencyStays={record?.confirmed && currencyStays}
      />
    </div>
  );
}
