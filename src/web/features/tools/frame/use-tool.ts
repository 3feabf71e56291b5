import { use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { AnswerProblems, ReadOptions } from "#domain/intake/answers.ts";
import { readFields } from "#domain/intake/fields.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { IslandContext } from "#web/platform/island-context.ts";
import { readReaderFormat, useReaderFormat } from "#web/platform/reader-format.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { today } from "#web/platform/today.ts";
import { earlyInput } from "#web/platform/use-persisted-fields.ts";
import { readerOf, type Specs, type Values } from "./field-spec.ts";
import { fragmentOf, initialTexts, type Texts, textsIn } from "./fragment.ts";

export interface Tool<S extends Specs> {
  specs: S;
  texts: Texts;
  type(change: Texts): void;
  /** The household's own figures, unless something was typed or came with the link. */
  begin(texts: Texts, format: MoneyFormat): void;
  asked: ReadOptions;
  problems: AnswerProblems;
  /** Null until all fields can be read. */
  values: Values<S> | null;
}

interface Typed {
  texts: Texts;
  /** The link's or the household's; null: the reader's. */
  format: MoneyFormat | null;
  isTouched: boolean;
}

/** Prerendered pages have no day. None of them shows an answer, so this one is never seen. */
const anyDay = "2026-01-01" as Day;
const never = () => () => {};

/** What is typed into a tool. On its own page the address says it too, so that a link or a reload brings it back. */
export function useTool<S extends Specs>(specs: S): Tool<S> {
  const reader = useReaderFormat();
  const day = useSyncExternalStore(never, today, () => anyDay);
  const [typed, setTyped] = useState<Typed>(() => ({ texts: initialTexts(specs), format: null, isTouched: false }));
  const write = useFragment(specs, setTyped);
  const format = typed.format ?? reader;
  const asked = useMemo(() => ({ format, today: day }), [format, day]);
  const read = useMemo(() => readAll(specs, typed.texts, asked), [specs, typed.texts, asked]);
  return {
    ...{ specs, asked, texts: typed.texts, ...read },
    type(change) {
      const texts = { ...typed.texts, ...change };
      setTyped({ ...typed, texts, isTouched: true });
      write(fragmentOf(specs, texts, format));
    },
    begin: (texts, own) =>
      setTyped((now) => (now.isTouched ? now : { texts: { ...now.texts, ...texts }, format: own, isTouched: false })),
  };
}

function readAll<S extends Specs>(specs: S, texts: Texts, asked: ReadOptions) {
  const readers = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, readerOf(spec)]));
  const { values, problems } = readFields(readers, texts, asked);
  return { problems, values: Object.keys(problems).length === 0 ? (values as Values<S>) : null };
}

/** What a prerendered page came with was typed by nobody, and says nothing against the link. */
const typedEarly = (specs: Specs): Texts =>
  Object.fromEntries(
    Object.entries(earlyInput(Object.keys(specs))).filter(([name, text]) => text !== specs[name]!.initial),
  );

const pause = 250;

/** Reads the address on arrival and when it changes, and writes it once typing has paused: browsers limit how often. */
function useFragment(specs: Specs, show: (typed: Typed) => void): (hash: string) => void {
  const { hash: ofPage, pathname, search } = useLocation();
  const ofPart = use(IslandContext);
  const hash = ofPart ?? ofPage;
  const written = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [early] = useState(() => typedEarly(specs));
  useEffect(() => {
    if (hash === written.current) return;
    const isFirst = written.current === null;
    written.current = hash;
    const said = textsIn(specs, hash, readReaderFormat());
    const inPage = isFirst ? early : {};
    const isTouched = said !== null || Object.keys(inPage).length > 0;
    if (isTouched || !isFirst)
      show({ texts: { ...(said?.texts ?? initialTexts(specs)), ...inPage }, format: said?.format ?? null, isTouched });
  }, [specs, hash, early, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (next) => {
    if (ofPart !== null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next;
      navigate(`${pathname}${search}${next}`, { replace: true, samePage: true });
    }, pause);
  };
}
