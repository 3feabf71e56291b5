const first = 1_000;
const longest = 300_000;

/** How long to wait after so many failures in a row: twice as long each time, half of it by chance, so that devices spread. */
export const backOff = (failures: number, random: () => number): number => {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random() / 2));
};
