import { eventProblems } from "#sync/events/event-batch.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { queuedEventCount } from "./analytics-queue.ts";
import { currentConsent, onConsentChange } from "./consent.ts";
import type { Sink, TrackedEvent } from "./tracker.ts";

export interface DebugPanel extends Sink {
  settled(ids: readonly string[]): void;
}

const maxRows = 50;

/** In development: lists every event with its parameters, whether it is valid, and where it was sent. */
export function openDebugPanel(): DebugPanel {
  const { panel, list, title } = drawPanel();
  const waiting = new Map<string, HTMLElement>();
  const updateTitle = () => {
    const queued = queuedEventCount() > 0 ? `, ${queuedEventCount()} held` : "";
    title.textContent = `Events: ${list.childElementCount} (consent ${currentConsent()?.choice ?? "not asked yet"}${queued})`;
  };
  document.body.append(panel);
  onConsentChange(updateTitle);
  setInterval(updateTitle, 1_000);
  return {
    event(event) {
      const row = drawEvent(event);
      if (event.sent) waiting.set(event.sent.id, row);
      list.prepend(row);
      while (list.childElementCount > maxRows) list.lastElementChild?.remove();
      updateTitle();
    },
    page() {},
    properties(properties) {
      list.prepend(createRow("user_properties", JSON.stringify(properties)));
    },
    settled(ids) {
      for (const id of ids) {
        waiting.get(id)?.append(" · collector has it");
        waiting.delete(id);
      }
    },
  };
}

function drawPanel() {
  const panel = document.createElement("details");
  const title = document.createElement("summary");
  const list = document.createElement("ol");
  panel.setAttribute("aria-label", "Events (development)");
  panel.style.cssText =
    "position:fixed;z-index:9;right:8px;bottom:8px;max-width:min(560px,calc(100% - 16px));max-height:60vh;overflow:auto;" +
    "padding:6px 10px;font:13px/1.5 system-ui;background:Canvas;color:CanvasText;border:1px solid;border-radius:6px;overflow-wrap:anywhere";
  list.style.cssText = "list-style:none;padding:0;margin:6px 0 0";
  panel.append(title, list);
  return { panel, title, list };
}

function drawEvent({ name, params, at, sent }: TrackedEvent): HTMLElement {
  const problems = eventProblems(name, params);
  const destinations = [
    readSiteConfig().analyticsId ? "tag" : "no tag set",
    sent ? "collector: waiting" : "not for the collector",
  ];
  const text = [JSON.stringify(params), problems.length > 0 ? `⚠ ${problems.join("; ")}` : "✓ valid", ...destinations];
  return createRow(`${new Date(at).toISOString().slice(11, 23)} ${name}`, text.join(" · "));
}

function createRow(title: string, text: string): HTMLElement {
  const row = document.createElement("li");
  const name = document.createElement("b");
  name.textContent = title;
  row.append(name, ` ${text}`);
  return row;
}
