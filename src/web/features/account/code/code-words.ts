/** What a code is of: the app, or the sheet of backup codes. */
export type CodeKind = "app" | "backup";

/** As it is sent: apps show spaces, and people type them. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, "");

const shapes: Readonly<Record<CodeKind, RegExp>> = { app: /^\d{6}$/, backup: /^[a-z0-9]{10}$/i };

const misshapen: Readonly<Record<CodeKind, string>> = {
  app: "Your app shows six digits. Type them here.",
  backup: "A backup code has ten letters and digits. Type one here.",
};

/** What is wrong with a code before anyone is asked. */
export const wrongIn = (kind: CodeKind, typed: string): string | undefined =>
  shapes[kind].test(plainCode(typed)) ? undefined : misshapen[kind];

/** Of a code that was refused. */
export const refusedWords: Readonly<Record<CodeKind, string>> = {
  app: "That code is wrong or was used already. Take the next one your app shows. If none works, check your phone’s clock.",
  backup: "That is none of your backup codes, or it was used already. Each works once.",
};
