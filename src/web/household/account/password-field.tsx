import { type PasswordPolicy, type PasswordRule, unmetRules } from "#sync/password-policy.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { SecretField, type SecretFieldProps } from "#web/ui/secret-field.tsx";
import type { TextFieldProps } from "#web/ui/text-field.tsx";
import { listWords } from "../words/list-words.ts";

export const PasswordField = (props: Omit<SecretFieldProps, "secret">) => (
  <SecretField autoComplete="current-password" {...props} secret="password" />
);

interface NewPasswordProps extends Omit<TextFieldProps, "type" | "trailing" | "hint"> {
  /** Null until the server has sent it. */
  policy: PasswordPolicy | null;
}

/** Lists the rules that are not met yet, while the user types. */
export function NewPasswordField({ policy, ...field }: NewPasswordProps) {
  const hint = policy ? newPasswordHint(field.value, policy) : undefined;
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" hint={field.error ? undefined : hint} />
      <Announcement text={field.value === "" || field.error ? "" : (hint ?? "")} />
    </div>
  );
}

function ruleWords(rule: PasswordRule, { min, max }: PasswordPolicy): string {
  if (rule === "min") return `at least ${min} characters`;
  if (rule === "max") return max === null ? "fewer characters" : `at most ${max} characters`;
  return { lower: "a small letter", upper: "a capital letter", digit: "a digit", symbol: "a symbol such as ! or ?" }[
    rule
  ];
}

const ruleList = (rules: readonly PasswordRule[], policy: PasswordPolicy): string =>
  listWords(rules.map((rule) => ruleWords(rule, policy)));

export const missingWords = (unmet: readonly PasswordRule[], policy: PasswordPolicy): string =>
  `Still needed: ${ruleList(unmet, policy)}.`;

const strengthWords: Readonly<Record<Strength, string>> = {
  weak: "This will do, and is easy to guess. Longer is better.",
  fair: "Fair. A word or two more would make it strong.",
  strong: "Strong. Hard to guess.",
};

/** All rules at first, then the unmet ones, then how strong the password is. */
export function newPasswordHint(password: string, policy: PasswordPolicy): string {
  if (password === "") return `It needs ${ruleList(["min", ...policy.require], policy)}.`;
  const unmet = unmetRules(policy, password);
  return unmet.length > 0 ? missingWords(unmet, policy) : strengthWords[strengthOf(password)];
}

type Strength = "weak" | "fair" | "strong";

/** Character classes, and how many characters each one adds to the pool. */
const classes: readonly [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 32],
  [/[^\p{Ll}\p{Lu}\p{Nd}\p{P}\p{S}\p{Z}]/u, 60],
];

const commonPrefixes = /^(passw|qwert|asdf|letmein|welcome|iloveyou|admin|abc|123|weekfold)/i;

/** A rough estimate of the entropy in bits. Repeated and consecutive characters and common prefixes count little. */
function estimateBits(password: string): number {
  const characters = [...password];
  const pool = classes.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
  const fresh = characters.filter((character, index) => !isPredictable(characters.slice(0, index), character)).length;
  const common = commonPrefixes.exec(password)?.[0].length ?? 0;
  return Math.max(0, fresh + (characters.length - fresh) * 0.25 - common) * Math.log2(Math.max(pool, 2));
}

function isPredictable(before: readonly string[], character: string): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  return Math.abs(character.codePointAt(0)! - last.codePointAt(0)!) <= 1 || before.at(-2) === character;
}

function strengthOf(password: string): Strength {
  const bits = estimateBits(password);
  if (bits < 40) return "weak";
  return bits < 64 ? "fair" : "strong";
}
