import type { Habit } from "../household/household.ts";
import type { Answers, Asked } from "./answers.ts";
import { label, orElse, whole } from "./fields.ts";
import { type EntryRead, entryRead, readFields } from "./read-fields.ts";

const readers = { label, timesAWeek: orElse(whole(1, 7), 1) };

export const readHabit = (id: string, answers: Answers, asked: Asked): EntryRead<Habit> =>
  entryRead(readFields(readers, answers, asked), (habit) => ({ id, ...habit }));

export const habitAsTyped = ({ label, timesAWeek }: Habit): Answers => ({ label, timesAWeek: String(timesAWeek) });
