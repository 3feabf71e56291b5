import type { PageKind } from "#sync/events/catalogue.ts";
import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import { isSampleAt, landerSlugAt, paths, plainPath } from "#web/paths.ts";

/** The four kinds that the specification tells apart; other pages have none, and nor has the sample, which is nobody's week. */
export function pageKindAt(path: string, search: string): PageKind | undefined {
  const plain = plainPath(path);
  if (plain === paths.home) return "home";
  if (plain === plainPath(paths.intake)) return "intake";
  if (plain.includes(plainPath(paths.dashboard))) return isSampleAt(search) ? undefined : "dashboard";
  return plain === paths.lander || landerSlugAt(plain) ? "lander" : undefined;
}

/** What was asked for, whether a lander has it or not. */
export const landerIdAt = (path: string, search: string): string =>
  cutTo(landerSlugAt(path) || new URLSearchParams(search).get("id") || "", tagLimits.value) || "unknown";

export const intakeModeAt = (search: string): "create" | "edit" =>
  new URLSearchParams(search).get("edit") === "true" ? "edit" : "create";

/** Two addresses with the same key are one view: a step of the intake or a part of a page is no page of its own. */
export function viewKey(path: string, search: string): string {
  const kind = pageKindAt(path, search);
  const detail = kind === "lander" ? landerIdAt(path, search) : kind === "intake" ? intakeModeAt(search) : "";
  return `${plainPath(path)} ${detail}`;
}
