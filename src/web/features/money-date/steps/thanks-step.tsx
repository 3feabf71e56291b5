import type { Person } from "#domain/household/household.ts";
import type { WeekId } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { TextArea } from "#web/ui/text-field.tsx";
import { thanking } from "../sign-off-commands.ts";
import type { TextStepProps } from "../step-screen.tsx";
import { useAutosavedText } from "../use-autosaved-text.ts";

/** Each person here writes a thank-you; those of others are read-only. */
export function ThanksStep({ date: { week, adults, signOffs }, here, unsaved }: TextStepProps) {
  const thanksOf = (id: string) => signOffs.find(({ personId }) => personId === id)?.thanks ?? "";
  const isHere = ({ id }: Person) => here.includes(id);
  const others = adults.filter((person) => !isHere(person) && thanksOf(person.id) !== "");
  return (
    <>
      <p className="lede">
        {adults.length > 1
          ? "Something the other did this week, however small."
          : "Something you are glad you did, however small."}
      </p>
      <div className="step-screen-body thanks-step">
        {adults.filter(isHere).map((person) => (
          <Thanks
            key={person.id}
            person={person}
            week={week}
            unsaved={unsaved}
            isAlone={here.length === 1}
            stored={thanksOf(person.id)}
          />
        ))}
        {others.map(({ id, name }) => (
          <figure key={id}>
            <figcaption className="small quiet">{name} says thank you for</figcaption>
            <blockquote className="thanks-step-words">{thanksOf(id)}</blockquote>
          </figure>
        ))}
      </div>
    </>
  );
}

interface ThanksProps extends Pick<TextStepProps, "unsaved"> {
  person: Person;
  week: WeekId;
  isAlone: boolean;
  stored: string;
}

function Thanks({ person: { id, name }, week, unsaved, isAlone, stored }: ThanksProps) {
  const run = useRun();
  const { text, error, type, leave } = useAutosavedText({
    field: `thanks ${week} ${id}`,
    unsaved,
    stored,
    save: (words) => run(thanking(week, id, words)),
  });
  return (
    <TextArea
      label={isAlone ? "Thank you for" : `${name} says thank you for`}
      rows={2}
      value={text}
      onChange={type}
      onBlur={leave}
      error={error}
    />
  );
}
