import { type App, type ClosedApp, type Entry, type Fact, isKnown } from "./fact.ts";

const modules = import.meta.glob<Record<string, App | ClosedApp>>("../apps/*.ts", { eager: true });

/** All apps in `content/apps`. */
export const apps: readonly (App | ClosedApp)[] = Object.values(modules).flatMap((module) => Object.values(module));

export const entries: readonly Entry[] = apps.flatMap(
  ({ name: _, page: __, ...rest }) => Object.values(rest) as Entry[],
);

export const facts: readonly Fact[] = entries.filter(isKnown);
