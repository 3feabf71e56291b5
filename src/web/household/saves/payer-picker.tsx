import { useState } from "react";
import type { Person } from "#domain/household/household.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { adultsOf, markOf } from "../words/people-words.ts";

/** The option for all adults, each with an equal part. */
const together = "together";

export interface PayerChoice {
  adults: readonly Person[];
  /** One person, or all adults at once. */
  people: readonly string[];
  value: string;
  choose: (value: string) => void;
}

/** Who set the money aside: the current user until someone else is chosen. Ignores a person who left meanwhile. */
export function usePayer(everyone: readonly Person[], self: string | undefined): PayerChoice {
  const adults = adultsOf(everyone);
  const [chosen, choose] = useState<string>();
  const ids = adults.map(({ id }) => id);
  const isTogether = chosen === together && ids.length > 1;
  const one = [chosen, self].find((id) => id !== undefined && ids.includes(id)) ?? ids[0] ?? "";
  return { adults, people: isTogether ? ids : [one], value: isTogether ? together : one, choose };
}

/** Segments for two adults, a select for more, nothing for one. */
export function PayerPicker({
  who: { adults, value, choose },
  labelHidden,
}: {
  who: PayerChoice;
  labelHidden?: boolean;
}) {
  const names = adults.map(({ id, name }) => ({ value: id, label: name }));
  if (adults.length < 2) return null;
  if (adults.length > 2) {
    const options = [...names, { value: together, label: "Everyone, in equal parts" }];
    return <Select label="Who" labelHidden={labelHidden} value={value} onChange={choose} options={options} />;
  }
  const marked = names.map((name) => ({ ...name, mark: <MemberMark shape={markOf(adults, name.value)!} /> }));
  const options = [...marked, { value: together, label: "Both" }];
  return <Segments label="Who" labelHidden={labelHidden} value={value} onChange={choose} options={options} />;
}
