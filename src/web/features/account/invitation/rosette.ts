/** One closed line that waves around a circle, as engraving machines draw them. */
function wave(radius: number, depth: number, waves: number, phase: number): string {
  const points = waves * 14;
  const at = (step: number) => {
    const angle = (step / points) * 2 * Math.PI;
    const far = radius + depth * Math.cos(waves * angle + phase);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points }, (_, step) => at(step)).join("L")}Z`;
}

const ring = (radius: number, depth: number, waves: number, lines: number): string =>
  Array.from({ length: lines }, (_, line) => wave(radius, depth, waves, (line / lines) * 2 * Math.PI)).join("");

/** A guilloché around the origin: three rings, the inner one dense. */
export const rosette = (): string => ring(183, 36, 24, 6) + ring(118, 26, 20, 6) + ring(60, 17, 30, 4);
