/** What a dialog is asked for: a new goal, one to change, a save to it, or money out of it. */
export type Asked = { what: "new" } | { what: "edit" | "save" | "withdraw"; id: string };

export type Ask = (asked: Asked) => void;
