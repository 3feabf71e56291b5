import type { AnswerProblem } from "#domain/intake/answers.ts";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { decimalsOf, type FieldSpec, type Specs } from "./field-spec.ts";
import type { Tool } from "./use-tool.ts";

type Shown<S extends Specs> = Pick<Tool<S>, "specs" | "texts" | "marks" | "type" | "asked" | "problems">;

/** The fields of a tool, all or the named ones, each with its error. */
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
    name,
    label,
    hint,
    optional,
    error,
    value: tool.texts[name] ?? "",
    onChange: (text: string) => tool.type({ [name]: text }),
  };
  if (spec.kind === "money")
    return <MoneyField {...shared} suffix={suffix} format={tool.asked.format} mark={tool.marks[name]} />;
  if (spec.kind === "day") return <DateField {...shared} />;
  if (spec.kind === "text") return <TextField {...shared} autoComplete="off" />;
  if (spec.kind === "choice") return <Select {...shared} options={spec.options} />;
  return <NumberField {...shared} {...numberProps(spec)} suffix={suffix} locale={tool.asked.format.locale} />;
}

function numberProps(spec: FieldSpec & { kind: keyof typeof decimalsOf }) {
  const decimals = decimalsOf[spec.kind];
  return spec.kind === "percent" ? { decimals, min: 0, max: 100 } : { decimals, min: spec.min, max: spec.max };
}

const stillHere = "What you typed is still here.";

const always: Readonly<Record<AnswerProblem, string>> = {
  ...amountProblemText,
  "too-long": `Up to 80 characters fit here. ${stillHere}`,
  "too-small": "This is less than fits here.",
  negative: "Type it without a minus: we know which way it goes.",
  "not-a-day": `This is no day of the calendar. ${stillHere}`,
  "in-the-future": "This day is still to come.",
  "upside-down": "These two may have changed places.",
};

/** The error text of a field. An empty field is no error. */
function problemWords(spec: FieldSpec, problem: AnswerProblem | undefined): string | undefined {
  if (problem === undefined || problem === "empty") return undefined;
  if (spec.kind === "percent") return percent[problem] ?? always[problem];
  if (spec.kind === "whole" || spec.kind === "hundredths") return numberWords(spec, problem);
  return always[problem];
}

const percent: Readonly<Partial<Record<AnswerProblem, string>>> = {
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "A rate can’t be below 0 %.",
  "too-large": "The highest rate that fits here is 100 %.",
};

function numberWords(spec: { kind: "whole" | "hundredths"; min: number; max: number }, problem: AnswerProblem): string {
  if (problem === "unreadable") return `This doesn’t read as a number. ${stillHere}`;
  if (problem === "too-many-decimals")
    return spec.kind === "whole" ? "A whole number, please." : "Up to two decimals fit here.";
  if (problem === "too-small" || problem === "too-large") return `From ${spec.min} to ${spec.max} fits here.`;
  return always[problem];
}
