import type { Params, Sink } from "./emitter.ts";
import { openTag, type Tag } from "./tag.ts";

export interface TagSink extends Sink {
  stop(): void;
}

/** Brings events to the tag. It is set up with the first properties, once a page, whatever becomes of consent later. */
export function tagSink(id: string, landing: Params): TagSink {
  let tag: Tag | undefined;
  let isStopped = false;
  let page = landing;
  return {
    properties(properties) {
      tag ??= openTag(id, page);
      if (isStopped) tag.resume();
      isStopped = false;
      tag.properties(properties);
    },
    page(next) {
      const isSame = Object.keys(next).every((name) => next[name] === page[name]);
      page = next;
      if (!isSame) tag?.page(next);
    },
    event: ({ name, params }) => tag?.event(name, params),
    stop() {
      if (tag && !isStopped) tag.stop();
      isStopped = true;
    },
  };
}
