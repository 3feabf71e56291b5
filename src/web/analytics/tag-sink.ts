import type { Params, Sink } from "./emitter.ts";
import { openTag, type Properties, type Tag } from "./tag.ts";

export interface TagSink extends Sink {
  stop(): void;
}

/** Brings events to the tag. It is set up with the first properties, once a page, whatever becomes of consent later. */
export function tagSink(id: string, landing: Params): TagSink {
  let tag: Tag | undefined;
  let isStopped = false;
  let page = landing;
  let said: Properties = {};
  return {
    properties(properties) {
      tag ??= openTag(id, page);
      if (isStopped) tag.resume();
      isStopped = false;
      said = { ...said, ...properties };
      tag.properties(properties);
    },
    page(next) {
      const isSame = Object.keys(next).every((name) => next[name] === page[name]);
      page = next;
      if (!isSame) tag?.page(next);
    },
    event: ({ name, params }) => tag?.event(name, params),
    stop() {
      if (!tag || isStopped) return;
      // Else they would hold for whoever is here when it goes on.
      tag.properties(Object.fromEntries(Object.keys(said).map((name) => [name, null])));
      tag.stop();
      isStopped = true;
    },
  };
}
