import type { ReactNode } from "react";
import { MemberMark } from "#web/ui/member-mark.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";

/** Made once, so that a row which shows one is not drawn anew. */
const marks = [<MemberMark key="first" shape="disc" />, <MemberMark key="second" shape="diamond" />];

/** The two adults named first, told apart by shape. Everyone else has an empty place, so that names line up. */
export function personMarks(people: readonly DraftRow[]): (id: string) => ReactNode {
  const adults = people.filter(({ answers }) => answers.kind !== "child").map(({ id }) => id);
  return (id) => marks[adults.indexOf(id)] ?? null;
}
