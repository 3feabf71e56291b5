import type { Lead } from "./lead.ts";
import type { OpenTabChannel, TabMessage } from "./tab-channel.ts";

/** A browser whose tabs exchange messages, and whose first tab leads. */
export function browser() {
  const hearing = new Set<(message: TabMessage) => void>();
  const openTabs: OpenTabChannel = (_, onMessage) => {
    hearing.add(onMessage);
    const others = () => [...hearing].filter((other) => other !== onMessage);
    return {
      post: (message) => others().forEach((other) => void queueMicrotask(() => hearing.has(other) && other(message))),
      close: () => void hearing.delete(onMessage),
    };
  };
  const line: { begin: () => () => void; end?: () => void }[] = [];
  const lead: Lead = (_, begin) => {
    const one: (typeof line)[number] = { begin };
    line.push(one);
    if (line[0] === one) one.end = begin();
    return () => {
      line.splice(line.indexOf(one), 1);
      one.end?.();
      if (line[0] && !line[0].end) line[0].end = line[0].begin();
    };
  };
  return { openTabs, lead, hearing };
}
