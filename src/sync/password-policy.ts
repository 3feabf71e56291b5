export const passwordKinds = ["lower", "upper", "digit", "symbol"] as const;

export type PasswordKind = (typeof passwordKinds)[number];

/** The operator's rules for new passwords. */
export interface PasswordPolicy {
  min: number;
  max: number | null;
  require: readonly PasswordKind[];
}

export type PasswordRule = "min" | "max" | PasswordKind;

/** Longer than anyone types; hashing longer ones would only waste time. */
export const longestPassword = 4096;

const signs: Record<PasswordKind, RegExp> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{Nd}]/u,
};

/** The rules that a new password does not meet. The length counts characters as people see them. */
export function unmetRules({ min, max, require }: PasswordPolicy, password: string): PasswordRule[] {
  const length = [...password].length;
  return [
    ...(length < min ? (["min"] as const) : []),
    ...(length > (max ?? longestPassword) ? (["max"] as const) : []),
    ...require.filter((kind) => !signs[kind].test(password)),
  ];
}
