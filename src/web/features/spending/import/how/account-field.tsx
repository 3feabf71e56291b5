import { longestLabel } from "#domain/household/limits.ts";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { HowProps } from "./how-step.tsx";
import { planFor } from "./reading-plan.ts";

/** Which account a file is from. Two at one bank write the same header; a new one gets a name. */
export function AccountField({ household, self, file, plan, onChange, isWanting }: HowProps & { isWanting: boolean }) {
  const choose = (id: string) => {
    const known = file.known.find(({ source }) => source.id === id);
    onChange(planFor(file, known, household, self));
  };
  return (
    <>
      {file.known.length > 0 && (
        <Select
          {...{ label: "Which account is it from?", value: plan.sourceId ?? "", onChange: choose }}
          options={[
            ...file.known.map(({ source }) => ({ value: source.id, label: source.label })),
            { value: "", label: "Another one" },
          ]}
          hint={plan.sourceId === undefined ? undefined : "It is read as last time."}
        />
      )}
      {plan.sourceId === undefined && (
        <TextField
          {...{ label: "Name of this account", value: plan.label, maxLength: longestLabel, autoComplete: "off" }}
          onChange={(label) => onChange({ ...plan, label })}
          error={isWanting && plan.label.trim() === "" ? "Give it a name, so that you know it next time." : undefined}
          hint="Next time, files like this are read the same way."
        />
      )}
    </>
  );
}
