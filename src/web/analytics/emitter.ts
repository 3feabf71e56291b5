import { isEventName, knownParams, type ParamValue } from "#sync/events/catalogue.ts";
import { fittingParams, isDeclaredName } from "#sync/events/declared.ts";
import type { SentEvent } from "#sync/events/event-batch.ts";
import type { Kept } from "./kept.ts";
import { landersOf, progressWith } from "./progress.ts";
import type { Properties } from "./tag.ts";
import type { Visit } from "./visit.ts";

export type Params = Readonly<Record<string, ParamValue>>;

/** An event as it goes out. One that is neither of the catalogue nor well named has nothing for the collector. */
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
    const taken = collectedParams(name, params);
    const sent = taken && sentEvent(parts, name, taken, at);
    parts.sink.event({ name, params, at, sent });
  };

/** What the collector takes of an event: the catalogue's own parameters, or those that an element declared. */
function collectedParams(name: string, params: Params): Params | null {
  if (isEventName(name)) return knownParams(name, params);
  return isDeclaredName(name) ? fittingParams(params) : null;
}

/** With what the operator counts by. */
function sentEvent({ visit, local, newId }: Parts, name: string, params: Params, at: number): SentEvent {
  const [first, last, landers] = [visit.first(), visit.last(), landersOf(local)];
  return {
    ...{ id: newId(), name, params, at, visit: visit.idAt(at) },
    first: { source: first.source, medium: first.medium, campaign: first.campaign, lander: landers.first },
    last: { source: last.source, medium: last.medium, campaign: last.campaign, lander: landers.last },
    ...progressWith(local, { name, at, firstTouch: first.ts }),
  };
}
