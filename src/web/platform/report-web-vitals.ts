import type { INPMetricWithAttribution, MetricWithAttribution } from "web-vitals/attribution";
import { lazyChunk } from "#web/app/lazy/chunk.ts";

export type VitalsCallback = (metric: MetricWithAttribution | INPMetricWithAttribution) => void;

const webVitals = lazyChunk("web-vitals", () => import("web-vitals/attribution"));

/**
 * Layout shift, input delay (a part of the interaction's time, in its attribution), paint, largest paint, and time to first
 * byte, each when it is known. Without a callback the library is not even fetched.
 */
export function reportWebVitals(callback?: VitalsCallback): void {
  if (typeof callback !== "function") return;
  webVitals.load({ isOptional: true }).then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const on of [onCLS, onINP, onFCP, onLCP, onTTFB]) on(callback);
    },
    // Without the library there is nothing to report.
    () => {},
  );
}
