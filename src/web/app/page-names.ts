import { isAccountStep, paths, plainPath } from "#web/paths.ts";

const names = new Map<string, string>(
  Object.entries({
    [paths.intake]: "Your household",
    [paths.account]: "Account",
    [paths.dashboard]: "This week",
    [paths.spending]: "Spending",
    [paths.netWorth]: "Net worth",
    [paths.history]: "History",
    [paths.moneyDate]: "Money date",
    [paths.goals]: "Goals",
    [paths.niftyStuff]: "Nifty stuff",
    [paths.about]: "About",
    [paths.terms]: "Terms",
    [paths.privacy]: "Privacy",
    [paths.cookies]: "Cookies",
    [paths.contact]: "Contact",
    [paths.publications]: "Reading",
  }).map(([path, name]) => [plainPath(path), name]),
);

export const homeTitle = "Weekfold: the weekly money habit for households";

/** What a page is called, where its address alone tells. */
export function pageNameAt(path: string): string | undefined {
  const plain = plainPath(path);
  return names.get(plain) ?? (isAccountStep(plain) ? names.get(paths.account) : undefined);
}
