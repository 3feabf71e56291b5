import type { InvitationGlance, InvitationState } from "#sync/household-api.ts";

/** What someone who opened a link is told. */
export type Stage =
  | { at: "looking" }
  | { at: "asked"; glance: InvitationGlance }
  | { at: "waiting"; householdId: string }
  | { at: "joined"; householdId: string }
  | { at: "over"; why: OverWhy };

/** `none`: the page was opened without a link. */
export type OverWhy =
  | Exclude<InvitationState, "open" | "waiting">
  | "none"
  | "no-such-invitation"
  | "invitation-over"
  | "own-invitation"
  | "already-a-member"
  | "too-many-members"
  | "private-space"
  | "malformed";

export const overWords: Readonly<Record<OverWhy, { title: string; text: string }>> = {
  none: {
    title: "An invitation has a link",
    text: "Open the link that you were sent. This page alone does not say which household it is.",
  },
  joined: { title: "This link has been used", text: "It works once. If it was not you, ask for a new one." },
  declined: {
    title: "You were not let in",
    text: "Whoever sent the link said that it was meant for someone else. Ask them, if that is a mistake.",
  },
  revoked: { title: "This link was taken back", text: "Ask whoever sent it for a new one." },
  expired: { title: "This link has expired", text: "Links work for seven days. Ask for a new one." },
  "no-such-invitation": {
    title: "This link leads nowhere",
    text: "Perhaps a part of it is missing, or whoever sent it has left that household. Ask for a new one.",
  },
  "invitation-over": { title: "This link has been used", text: "Someone else has taken it. Ask for a new one." },
  "own-invitation": { title: "This link is yours", text: "It is for the person you want to invite. Send it to them." },
  "already-a-member": { title: "You are in already", text: "You share this household. There is nothing left to do." },
  "too-many-members": {
    title: "This household is full",
    text: "It has 20 people, and no household has more.",
  },
  "private-space": { title: "This link leads nowhere", text: "Nobody can be invited into a space of one’s own." },
  malformed: {
    title: "This link leads nowhere",
    text: "Perhaps a part of it is missing. Open it again as it was sent.",
  },
};

export const isOver = (problem: string): problem is OverWhy => Object.hasOwn(overWords, problem);

/** What looking at a link leads to. Someone who waits may be whoever looks: taking it again tells. */
export const stageOf = (glance: InvitationGlance): Stage =>
  glance.state === "open" || glance.state === "waiting" ? { at: "asked", glance } : { at: "over", why: glance.state };
