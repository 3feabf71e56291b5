import { seeded } from "../../convergence/random.ts";
import { routes } from "../support/all-routes.ts";
import { shuffled } from "../support/shuffled.ts";
import type { Control } from "./probe.ts";
import { hasSample, type StateName } from "./states.ts";

/** One test: the controls of one route at one width, in one state after the other. */
export interface PlannedWalk {
  route: string;
  /** The screens that the route shows one after the other. */
  addresses: readonly string[];
  width: number;
  states: readonly StateName[];
  /** One control stands for all of its kind, on whichever state it was met first; else each is pressed, as those of every row. */
  isOncePerKind: boolean;
  choose(controls: readonly Control[], depth: number): readonly Control[];
}

const widths = [390, 1280];

const addresses = [
  ...routes.map(({ path }) => path),
  ...["incomes", "bills", "everyday", "own-and-owe", "goals", "habits", "review"].map(
    (step) => `/EditHousehold?step=${step}`,
  ),
  "/account/who-sees-what",
];
const states: readonly StateName[] = ["household", "couple", "sample", "visitor"];
const isApp = (path: string): boolean => /^\/(EditHousehold|account|MyDashboard|MyGoalsPage)/.test(path);

/** The frame is the same on every page of its kind: its menus are opened on each page, and its links followed from these. */
const framePages = ["/", "/MyDashboard", "/account"];
const withFrameOf = (path: string) => (controls: readonly Control[]) =>
  framePages.includes(path) ? controls : controls.filter(({ isFrameLink }) => !isFrameLink);

/** An article is the same for everybody; a tool can take its figures from the household. */
function statesOf(path: string): readonly StateName[] {
  if (isApp(path)) return states;
  return path === "/" || path.startsWith("/NiftyStuff") ? ["household", "visitor"] : ["visitor"];
}

/** Of the page a few, first of all what opens something; of what is open then, one or two. */
function sampleChoice(seed: number) {
  const random = seeded(seed);
  return (controls: readonly Control[], depth: number) => {
    const mixed = shuffled(controls, random);
    const openers = mixed.filter(({ isOpener }) => isOpener);
    const others = mixed.filter(({ isOpener }) => !isOpener);
    return depth === 0 ? [...openers.slice(0, 2), ...others.slice(0, 1)] : mixed.slice(0, 2);
  };
}

/** Every room of the household, each in another state and width, and a few of the public pages. */
function samplePlan(): PlannedWalk[] {
  const [app, open] = [addresses.filter(isApp), addresses.filter((path) => !isApp(path))];
  const chosen = [...app, ...shuffled(open).slice(0, 3)];
  return chosen.flatMap((path, index) =>
    (path === "/MyDashboard" ? widths : [widths[index % 2]!]).map((width) => ({
      route: path,
      addresses: [path],
      width,
      isOncePerKind: true,
      choose: sampleChoice(index),
      states: [isApp(path) ? (["household", "couple"] as const)[index % 3 === 0 ? 1 : 0]! : "visitor"],
    })),
  );
}

/** Articles are one screen with other words, so that each is walked at one of the two widths. */
function widthsOf(route: string, index: number): readonly number[] {
  return route.startsWith("/publications/") ? [widths[index % 2]!] : widths;
}

/**
 * `full`: every distinct control once for each route and width. `long`: in each state anew, at each address and width, and in
 * one of them every control of every row. Otherwise a sample.
 */
export function plannedWalks(matrix = process.env.TEST_MATRIX): PlannedWalk[] {
  if (matrix === "full") return fullPlan();
  return matrix === "long" ? longPlan() : samplePlan();
}

function fullPlan(): PlannedWalk[] {
  const routeOf = (address: string) => address.split("?")[0]!;
  return [...new Set(addresses.map(routeOf))].flatMap((route, index) =>
    widthsOf(route, index).map((width) => ({
      route,
      addresses: addresses.filter((each) => routeOf(each) === route),
      width,
      isOncePerKind: true,
      choose: withFrameOf(route),
      states: statesOf(route),
    })),
  );
}

/**
 * Rows of one list have the same controls, so that their number is a matter of the household alone. In mixed order, so that
 * the parts of a long run take about as long as each other.
 */
function longPlan(): PlannedWalk[] {
  const all = addresses.flatMap((route) =>
    widths.flatMap((width) =>
      states
        .filter((state) => state !== "sample" || hasSample(route))
        .map((state) => ({
          route,
          addresses: [route],
          width,
          isOncePerKind: state !== "household",
          choose: withFrameOf(route),
          states: [state],
        })),
    ),
  );
  return shuffled(all);
}
