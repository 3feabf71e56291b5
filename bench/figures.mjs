/** What the measurements make of their times, and how they print them. */
export const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
export const middle = (values) => at(values, 0.5);
export const ms = (value) => `${value.toFixed(0)} ms`;
export const times = (value) => `${value.toFixed(2)} ×`;
