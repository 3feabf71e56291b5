export const passwordKinds = ["lower", "upper", "digit", "symbol"] as const;

export type PasswordKind = (typeof passwordKinds)[number];

/** What the operator asks of a new password. */
export interface PasswordPolicy {
  min: number;
  max: number | null;
  require: readonly PasswordKind[];
}

export type PasswordRule = "min" | "max" | PasswordKind;

/** Longer than anyone types; hashing more would only cost time. */
export const longestPassword = 4096;

const signs: Record<PasswordKind, RegExp> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{Nd}]/u,
};

/** Every rule that a new password does not meet. Its length is counted in signs, as a reader would. */
export function unmetRules({ min, max, require }: PasswordPolicy, password: string): PasswordRule[] {
  const length = [...password].length;
  return [
    ...(length < min ? (["min"] as const) : []),
    ...(length > (max ?? longestPassword) ? (["max"] as const) : []),
    ...require.filter((kind) => !signs[kind].test(password)),
  ];
}
