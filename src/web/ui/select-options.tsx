export type SelectOption = { value: string; label: string; group?: string | undefined; disabled?: boolean | undefined };

/** Options that name the same group stand together under it, where the first of them stands. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const key = option.group ?? `\u0000${option.value}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, members]) => <SelectGroup key={key} label={members[0]?.group} members={members} />);
}

function SelectGroup({ label, members }: { label: string | undefined; members: SelectOption[] }) {
  const options = members.map(({ value, label: words, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {words}
    </option>
  ));
  return label === undefined ? options : <optgroup label={label}>{options}</optgroup>;
}
