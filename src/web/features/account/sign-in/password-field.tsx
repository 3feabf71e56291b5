import { type PasswordPolicy, type PasswordRule, unmetRules } from "#sync/password-policy.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { SecretField, type SecretFieldProps } from "#web/ui/secret-field.tsx";
import type { TextFieldProps } from "#web/ui/text-field.tsx";

export const PasswordField = (props: Omit<SecretFieldProps, "secret">) => (
  <SecretField autoComplete="current-password" {...props} secret="password" />
);

interface NewPasswordProps extends Omit<TextFieldProps, "type" | "trailing" | "hint"> {
  /** Not known before the server has told it. */
  policy: PasswordPolicy | null;
}

/** Names every rule that is not met yet, while someone types. */
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

type Strength = "weak" | "fair" | "strong";

const kinds: readonly [signs: RegExp, many: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 32],
  [/[^\p{Ll}\p{Lu}\p{Nd}\p{P}\p{S}\p{Z}]/u, 60],
];

const commonStarts = /^(passw|qwert|asdf|letmein|welcome|iloveyou|admin|abc|123|weekfold)/i;

/**
 * A rough guess at how long others would guess, in bits. Signs that repeat or follow one another, and beginnings that
 * everyone tries first, count little.
 */
function guessBits(password: string): number {
  const signs = [...password];
  const pool = kinds.reduce((sum, [kind, many]) => (kind.test(password) ? sum + many : sum), 0);
  const fresh = signs.filter((sign, index) => !isExpected(signs.slice(0, index), sign)).length;
  const known = commonStarts.exec(password)?.[0].length ?? 0;
  return Math.max(0, fresh + (signs.length - fresh) * 0.25 - known) * Math.log2(Math.max(pool, 2));
}

function isExpected(before: readonly string[], sign: string): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  return Math.abs(sign.codePointAt(0)! - last.codePointAt(0)!) <= 1 || before.at(-2) === sign;
}

function strengthOf(password: string): Strength {
  const bits = guessBits(password);
  if (bits < 40) return "weak";
  return bits < 64 ? "fair" : "strong";
}
