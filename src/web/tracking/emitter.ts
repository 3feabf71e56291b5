import { type EventName, isEventName, knownParams, type ParamValue } from "#sync/events/catalogue.ts";
import type { SentEvent } from "#sync/events/event-batch.ts";
import type { Kept } from "./kept.ts";
import { landersOf, progressWith } from "./progress.ts";
import type { Properties } from "./tag.ts";
import type { Visit } from "./visit.ts";

export type Params = Readonly<Record<string, ParamValue>>;

/** An event as it goes out. One that the catalogue does not know so has nothing for the collector. */
export interface Measured {
  name: string;
  params: Params;
  at: number;
  sent: SentEvent | null;
}

/** Where events go. The page and the properties hold for the events after them. */
export interface Sink {
  event(event: Measured): void;
  page(params: Params): void;
  properties(properties: Properties): void;
}

export type Emit = (name: string, params: Params, at: number) => void;

interface Parts {
  sink: Sink;
  visit: Visit;
  local: Kept;
  newId: () => string;
}

export const emitter =
  (parts: Parts): Emit =>
  (name, params, at) => {
    const known = isEventName(name) ? knownParams(name, params) : null;
    const sent = known && sentEvent(parts, name as EventName, known, at);
    parts.sink.event({ name, params, at, sent });
  };

/** With what the operator counts by. */
function sentEvent({ visit, local, newId }: Parts, name: EventName, params: Params, at: number): SentEvent {
  const [first, last, landers] = [visit.first(), visit.last(), landersOf(local)];
  return {
    ...{ id: newId(), name, params, at, visit: visit.idAt(at) },
    first: { source: first.source, medium: first.medium, campaign: first.campaign, lander: landers.first },
    last: { source: last.source, medium: last.medium, campaign: last.campaign, lander: landers.last },
    ...progressWith(local, { name, at, firstTouch: first.ts }),
  };
}
