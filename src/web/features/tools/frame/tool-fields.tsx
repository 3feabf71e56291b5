import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { decimalsOf, type FieldSpec, type Specs } from "./field-spec.ts";
import { problemWords } from "./problem-words.ts";
import type { Tool } from "./use-tool.ts";

type Shown<S extends Specs> = Pick<Tool<S>, "specs" | "texts" | "type" | "asked" | "problems">;

/** The fields of a tool, all or those named, each with what is wrong with it. */
export function ToolFields<S extends Specs>({
  tool,
  names,
}: {
  tool: Shown<S>;
  names?: readonly (keyof S & string)[];
}) {
  return (names ?? Object.keys(tool.specs)).map((name) => <ToolField key={name} tool={tool} name={name} />);
}

function ToolField({ tool, name }: { tool: Shown<Specs>; name: string }) {
  const spec = tool.specs[name]!;
  const { label, hint, suffix } = spec;
  const optional = spec.optional && !spec.unmarked;
  const error = problemWords(spec, tool.problems[name]);
  const shared = {
    ...{ name, label, hint, optional, error },
    value: tool.texts[name] ?? "",
    onChange: (text: string) => tool.type({ [name]: text }),
  };
  if (spec.kind === "money") return <MoneyField {...shared} suffix={suffix} format={tool.asked.format} />;
  if (spec.kind === "day") return <DateField {...shared} />;
  if (spec.kind === "text") return <TextField {...shared} autoComplete="off" />;
  if (spec.kind === "choice") return <Select {...shared} options={spec.options} />;
  return <NumberField {...shared} {...numberProps(spec)} suffix={suffix} locale={tool.asked.format.locale} />;
}

function numberProps(spec: FieldSpec & { kind: keyof typeof decimalsOf }) {
  const decimals = decimalsOf[spec.kind];
  return spec.kind === "percent" ? { decimals, min: 0, max: 100 } : { decimals, min: spec.min, max: spec.max };
}
