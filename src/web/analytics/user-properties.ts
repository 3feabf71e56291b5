import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import type { Kept } from "./kept.ts";
import type { UserSigns } from "./sign-ins.ts";
import type { Properties } from "./tag.ts";
import type { Visit } from "./visit.ts";

export const completedKey = "has_completed_intake";

/** What reports are split by. Nothing here tells of the household but whether it has answered the questions. */
export function userProperties(visit: Visit, local: Kept, signs: UserSigns): Properties {
  const [first, last] = [visit.first(), visit.last()];
  return {
    first_source: short(first.source),
    first_medium: short(first.medium),
    first_campaign: short(first.campaign),
    last_source: short(last.source),
    last_medium: short(last.medium),
    last_campaign: short(last.campaign),
    has_completed_intake: local.read(completedKey) === "true",
    ...signs,
  };
}

const short = (text: string): string => cutTo(text, tagLimits.userPropertyValue);
