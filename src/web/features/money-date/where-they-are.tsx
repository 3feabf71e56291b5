import type { Person } from "#domain/household/household.ts";
import type { SignOff } from "#domain/money-date/agenda.ts";
import { signatureState } from "#domain/money-date/agenda-folded.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { minutesWords, stepOf } from "./agenda-list.tsx";
import { stepName } from "./step-words.ts";
import "./where-they-are.css";

interface WhereTheyAreProps {
  place: Pick<SignOff, "step" | "furthest">;
  adults: readonly Person[];
  here: readonly string[];
  signOffs: readonly SignOff[];
}

/** The others' places, as their devices tell them, and how far the ten minutes are. */
export function WhereTheyAre({ place, adults, here, signOffs }: WhereTheyAreProps) {
  const others = adults.filter(({ id }) => !here.includes(id));
  return (
    <div className="where-they-are">
      <div role="status">
        {others.map((person) => (
          <Other key={person.id} {...{ person, adults, signOffs }} step={place.step} />
        ))}
      </div>
      <p className="small quiet">{minutesWords(place.step)}</p>
      <Button variant="quiet" size="small" icon="print" onClick={() => window.print()}>
        Print the sheet
      </Button>
    </div>
  );
}

interface OtherProps {
  person: Person;
  adults: readonly Person[];
  signOffs: readonly SignOff[];
  step: number;
}

function Other({ person, adults, signOffs, step }: OtherProps) {
  const words = placeWords(person, signOffs, step);
  const shape = markOf(adults, person.id);
  if (!words) return null;
  return (
    <p className="small where-they-are-other">
      {shape && <MemberMark shape={shape} size={9} />}
      {words}
    </p>
  );
}

/** Nothing of someone who has not begun. */
export function placeWords({ id, name }: Person, signOffs: readonly SignOff[], step: number): string | undefined {
  const part = signOffs.find(({ personId }) => personId === id);
  const signature = signatureState(part, signOffs);
  if (signature === "stands") return `${name} has signed`;
  if (signature === "earlier") return `${name} signed an earlier text`;
  const at = stepOf(signOffs, id);
  if (at === undefined) return undefined;
  return at === step ? `${name} is on this step too` : `${name} is at ${stepName(at)}`;
}
