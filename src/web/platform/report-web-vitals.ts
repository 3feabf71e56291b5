import type { INPMetricWithAttribution, MetricWithAttribution } from "web-vitals/attribution";
import { lazyChunk } from "#web/app/lazy/chunk.ts";

export type VitalsCallback = (metric: MetricWithAttribution | INPMetricWithAttribution) => void;

const webVitals = lazyChunk("web-vitals", () => import("web-vitals/attribution"));

/**
 * Reports layout shift, interaction time (its attribution holds the input delay), first and largest paint and time to first
 * byte. Without a callback the library is not even fetched.
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
