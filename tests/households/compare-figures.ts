import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { figureNames, figureNamesById } from "#web/household/figures/figure-mark.ts";
import { shortMoney } from "#web/household/words/number-words.ts";

/** An element with `data-figure`, as a screen has it. */
export interface ShownFigure {
  screen: string;
  name: string;
  value: string;
  /** `plan` or `pace` where there are two. */
  basis: string | null;
  /** What a person reads there: the text of an element, or what stands in a field. */
  text: string;
  isField: boolean;
}

/** Counts are read as they are; every other figure is an amount. */
const counts: readonly string[] = ["streak"];

/** What is wrong with the figures of all screens of one household, in words; empty where they agree. */
export function disagreements(shown: readonly ShownFigure[], format: MoneyFormat): string[] {
  const faults = shown.flatMap((one) => faultsOf(one, format));
  // A value that can't be read would only repeat itself in every equation.
  if (faults.length > 0) return faults;
  return [...differences(shown), ...brokenEquations(shown)];
}

function faultsOf(one: ShownFigure, format: MoneyFormat): string[] {
  const { screen, name, value, text } = one;
  if (!isKnown(name)) return [`${screen} marks “${name}”, which is no name of a figure`];
  if (!/^(0|-?[1-9]\d*)$/.test(value)) return [`${screen} marks ${name} with “${value}”, which is no whole number`];
  return isShown(one, format) ? [] : [`${screen} marks ${name} with ${value}, but shows “${text}”`];
}

function isKnown(name: string): boolean {
  const [start, id] = [name.slice(0, name.indexOf(":")), name.slice(name.indexOf(":") + 1)];
  if (!name.includes(":")) return figureNames.some((known) => known === name);
  return id !== "" && figureNamesById.some((known) => known === start);
}

/** Debts and shortfalls may stand there with another sign, and whole amounts without their cents. */
function isShown({ name, value, text, isField }: ShownFigure, format: MoneyFormat): boolean {
  if (counts.includes(name)) return contains(text, value);
  const amount = minor(Number(value));
  if (isField) return text === amountAsTyped(amount, format);
  const size = minor(Math.abs(amount));
  const ways = [formatMoney, shortMoney].map((way: (of: Minor, format: MoneyFormat) => string) => way(size, format));
  return ways.some((words) => contains(plain(text), plain(words)));
}

const plain = (text: string): string => text.replace(/\s/g, " ");

/** Not as the beginning or the end of a longer number. */
function contains(text: string, number: string): boolean {
  const at = text.indexOf(number);
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + number.length)];
  return (!/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after)) || contains(after, number);
}

const keyOf = ({ name, basis }: ShownFigure): string => (basis === null ? name : `${name} (${basis})`);

function differences(shown: readonly ShownFigure[]): string[] {
  return [...grouped(shown, keyOf)].flatMap(([key, all]) => {
    const byValue = grouped(all, ({ value }) => value);
    if (byValue.size === 1) return [];
    const said = [...byValue].map(([value, on]) => {
      const screens = new Set(on.map(({ screen }) => screen));
      return `${value} on ${[...screens].join(", ")}`;
    });
    return [`${key} is ${said.join(" and ")}`];
  });
}

function grouped(shown: readonly ShownFigure[], by: (one: ShownFigure) => string): Map<string, ShownFigure[]> {
  const groups = new Map<string, ShownFigure[]>();
  for (const one of shown) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** Each holds where its total is shown: the screen that shows it lists all of its parts. */
function brokenEquations(shown: readonly ShownFigure[]): string[] {
  const values = new Map(shown.map(({ name, value }) => [name, Number(value)]));
  const sumOf = (start: string) =>
    [...values].reduce((total, [name, value]) => (name.startsWith(start) ? total + value : total), 0);
  const equations = [
    ["net-worth", "the sum of balance:<id> − the sum of owed:<id>", sumOf("balance:") - sumOf("owed:")],
    ["owed", "the sum of owed:<id>", sumOf("owed:")],
  ] as const;
  return equations.flatMap(([name, words, value]) => {
    const total = values.get(name);
    return total === undefined || total === value ? [] : [`${name} is ${total}, but ${words} is ${value}`];
  });
}

/** Where screens agree with each other, but not with the function that defines the figure. */
export function departures(shown: readonly ShownFigure[], defined: ReadonlyMap<string, number>): string[] {
  const wrong = shown.filter(({ name, value }) => defined.get(name) !== Number(value));
  return wrong.map(
    ({ screen, name, value }) =>
      `${screen} says that ${name} is ${value}; by its definition it is ${defined.get(name)}`,
  );
}
