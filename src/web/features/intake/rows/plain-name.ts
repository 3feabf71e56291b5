/** Two names that differ in case or in spaces around them are one. */
export const plainName = (name: string): string => name.trim().toLocaleLowerCase();
