import { isEventName, knownParams, type ParamValue } from "./catalogue.ts";
import { declaredLimits, isDeclaredName } from "./declared.ts";
import { longestOf, tagLimits } from "./tag-limits.ts";

const fits = /^[a-zA-Z]\w*$/;

/** What the tag would cut or drop without a word, or the collector would not keep. Nothing, for a good event. */
export function eventProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  return [...nameProblems(name), ...paramProblems(params), ...catalogueProblems(name, params)];
}

function nameProblems(name: string): string[] {
  return fits.test(name) && name.length <= tagLimits.name
    ? []
    : [`the name is not a word of at most ${tagLimits.name}`];
}

function paramProblems(params: Readonly<Record<string, ParamValue>>): string[] {
  const names = Object.keys(params);
  const tooMany = names.length > tagLimits.parameters ? [`more than ${tagLimits.parameters} parameters`] : [];
  const badNames = names.filter((name) => !fits.test(name) || name.length > tagLimits.parameterName);
  const tooLong = names.filter((name) => String(params[name]).length > longestOf(name));
  return [
    ...tooMany,
    ...badNames.map((name) => `${name} is not a parameter's name`),
    ...tooLong.map((name) => `${name} is longer than ${longestOf(name)}`),
  ];
}

function catalogueProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  if (!isEventName(name)) return declaredProblems(name, params);
  const known = knownParams(name, params);
  if (!known) return ["not with the catalogue's parameters"];
  return Object.keys(params)
    .filter((param) => !Object.hasOwn(known, param))
    .map((param) => `${param} is not in the catalogue`);
}

/** Beyond the catalogue the collector takes what an element declares, within its own limits. */
function declaredProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  if (!isDeclaredName(name)) return ["not in the catalogue, nor a name that the collector takes"];
  const { parameters } = declaredLimits;
  return Object.keys(params).length > parameters ? [`the collector takes ${parameters} parameters of it`] : [];
}
