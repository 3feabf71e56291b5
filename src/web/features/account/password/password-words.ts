import type { PasswordPolicy, PasswordRule } from "#sync/password-policy.ts";
import { unmetRules } from "#sync/password-policy.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { type Strength, strengthOf } from "./password-strength.ts";

function ruleWords(rule: PasswordRule, { min, max }: PasswordPolicy): string {
  if (rule === "min") return `at least ${min} characters`;
  if (rule === "max") return max === null ? "fewer characters" : `at most ${max} characters`;
  return { lower: "a small letter", upper: "a capital letter", digit: "a digit", symbol: "a symbol such as ! or ?" }[
    rule
  ];
}

const named = (rules: readonly PasswordRule[], policy: PasswordPolicy): string =>
  listWords(rules.map((rule) => ruleWords(rule, policy)));

export const missingWords = (unmet: readonly PasswordRule[], policy: PasswordPolicy): string =>
  `Still needed: ${named(unmet, policy)}.`;

const strengthWords: Readonly<Record<Strength, string>> = {
  weak: "This will do, and is easy to guess. Longer is better.",
  fair: "Fair. A word or two more would make it strong.",
  strong: "Strong. Hard to guess.",
};

/** What a new password should be like, and then what it still lacks, and then how good it is. */
export function newPasswordHint(password: string, policy: PasswordPolicy): string {
  if (password === "") return `It needs ${named(["min", ...policy.require], policy)}.`;
  const unmet = unmetRules(policy, password);
  return unmet.length > 0 ? missingWords(unmet, policy) : strengthWords[strengthOf(password)];
}
