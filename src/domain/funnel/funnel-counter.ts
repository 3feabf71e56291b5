import { type Day, dayAt } from "../time/day.ts";
import { type WeekId, weekOf } from "../time/week.ts";
import { addToDay, type Daily, type DayCounts, noDays } from "./daily.ts";
import { type Dimension, dimensions, type FunnelEvent, type Touch, touches } from "./funnel-event.ts";
import {
  type Activity,
  addWeek,
  type Cohort,
  cohortSpan,
  cohortsOf,
  dayFinder,
  daySpan,
  isRipe,
  noActivity,
  type Period,
  type Span,
} from "./period.ts";
import { addSteps, type Groups, noGroups, noReach, type Reach, reachOf } from "./reach.ts";

/** Takes events one by one, oldest first, and stores only counts, because there may be millions. */
interface FunnelCounter {
  add(event: FunnelEvent): void;
  counts(): FunnelCounts;
}

interface Counting {
  firstAt: number | null;
  days: Span<Day> | null;
  weeks: Span<WeekId> | null;
  /** The cohorts in the period, and whether their first four weeks are over. */
  ripe: Map<string, boolean>;
  funnel: Reach;
  by: GroupsBy;
  activity: Activity;
  daily: Daily;
  names: Map<string, number>;
  /** Events with names beyond the limit. */
  unnamed: number;
  events: number;
  botEvents: number;
}

/** Limits event names, because pages and visitors can make up any number of them. */
const mostNames = 1_000;

/** `known`: names that are always counted separately. */
export function funnelCounter(period: Period, known: readonly string[] = []): FunnelCounter {
  const dayOf = dayFinder(period.zone);
  let counting: Counting | null = null;
  return {
    add(event) {
      counting ??= begin(period, event.at);
      const day = dayOf(event.at);
      const isWithin = counting.days !== null && day >= counting.days.first && day <= counting.days.last;
      if (event.isBot && isWithin) counting.botEvents++;
      if (event.isBot && !period.withBots) return;
      addBrowser(counting, event);
      addToDay(counting.daily, event, day);
      if (isWithin) addName(counting, event.name, known);
    },
    counts: () => countsOf(period, counting ?? nothing()),
  };
}

const nothing = (): Counting => ({
  firstAt: null,
  days: null,
  weeks: null,
  ripe: new Map(),
  funnel: noReach(),
  by: noGroupsBy(),
  activity: new Map(),
  daily: { days: new Map(), visits: { day: null, today: new Set(), before: new Set() } },
  names: new Map(),
  unnamed: 0,
  events: 0,
  botEvents: 0,
});

function begin(period: Period, firstAt: number): Counting {
  const [days, weeks] = [daySpan(period, firstAt), cohortSpan(period, firstAt)];
  const activity: Activity = weeks ? noActivity(weeks) : new Map();
  const current = weekOf(dayAt(period.now, "UTC"));
  const ripe = new Map([...activity.keys()].map((week) => [week, isRipe(week as WeekId, current)]));
  return { ...nothing(), firstAt, days, weeks, ripe, activity, ...(days && { daily: noDays(days) }) };
}

function addBrowser(counting: Counting, event: FunnelEvent): void {
  const ripe = counting.ripe.get(event.since);
  if (ripe === undefined) return;
  if (event.week !== null) addWeek(counting.activity, event.since, event.week);
  if (event.reached.length === 0) return;
  const reached = new Set(event.reached);
  addSteps(counting.funnel, reached, ripe);
  for (const touch of touches)
    for (const dimension of dimensions)
      addSteps(reachOf(counting.by[touch][dimension], event[touch][dimension]), reached, ripe);
}

function addName(counting: Counting, name: string, known: readonly string[]): void {
  const { names } = counting;
  counting.events++;
  if (names.has(name) || names.size < mostNames || known.includes(name)) names.set(name, (names.get(name) ?? 0) + 1);
  else counting.unnamed++;
}

const noGroupsBy = (): GroupsBy => ({ first: noDimensions(), last: noDimensions() });

const noDimensions = (): GroupsBy["first"] => ({
  source: noGroups(),
  medium: noGroups(),
  campaign: noGroups(),
  lander: noGroups(),
});

function countsOf(period: Period, counting: Counting): FunnelCounts {
  const { firstAt, days, weeks, funnel, by, activity, daily, names, unnamed, events, botEvents } = counting;
  return {
    period,
    firstAt,
    days,
    weeks,
    funnel,
    by,
    cohorts: cohortsOf(activity, period.now),
    daily: [...daily.days.values()],
    names: [...names].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count),
    unnamed,
    events,
    botEvents,
  };
}

type GroupsBy = Record<Touch, Record<Dimension, Groups>>;

/** All numbers of a report. */
export interface FunnelCounts {
  period: Period;
  /** The time of the first event; null without events. */
  firstAt: number | null;
  /** Null without events or when the period has no measured day. */
  days: Span<Day> | null;
  /** Null when no week starts in the period. */
  weeks: Span<WeekId> | null;
  funnel: Reach;
  by: GroupsBy;
  cohorts: Cohort[];
  daily: DayCounts[];
  /** Events by name, most frequent first. */
  names: { name: string; count: number }[];
  /** Events with names beyond the limit. */
  unnamed: number;
  /** The events of the period that were counted, and all events by bots, counted or not. */
  events: number;
  botEvents: number;
}
