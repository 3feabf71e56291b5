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
import type { DataAttributes } from "#web/ui/money.tsx";
import { readerOf, type Specs, type Values } from "./field-spec.ts";
import { fragmentOf, initialTexts, type Texts, textsIn } from "./fragment.ts";

/** Texts by field. Some are a figure of the household, and its mark goes to the field as long as it shows that text. */
export type Prefill = Readonly<Record<string, string | { text: string; mark: DataAttributes }>>;

export interface Tool<S extends Specs> {
  specs: S;
  texts: Texts;
  marks: Readonly<Record<string, DataAttributes>>;
  type(change: Texts): void;
  /** Prefills the household's figures, unless the user or the link has filled in something. */
  begin(prefill: Prefill, format: MoneyFormat): void;
  asked: ReadOptions;
  problems: AnswerProblems;
  /** Null until all fields are valid. */
  values: Values<S> | null;
}

interface Typed {
  texts: Texts;
  /** From the link or the household; null for the reader's own. */
  format: MoneyFormat | null;
  isTouched: boolean;
  /** From the household. */
  prefill?: Prefill;
}

/** Prerendered pages have no current day. None of them shows an answer, so this day is never visible. */
const anyDay = "2026-01-01" as Day;
const never = () => () => {};

/** The state of a tool. On its own page the URL carries it too, so that a link or a reload restores it. */
export function useTool<S extends Specs>(specs: S): Tool<S> {
  const reader = useReaderFormat();
  const day = useSyncExternalStore(never, today, () => anyDay);
  const [typed, setTyped] = useState<Typed>(() => ({ texts: initialTexts(specs), format: null, isTouched: false }));
  const write = useFragment(specs, setTyped);
  const format = typed.format ?? reader;
  const asked = useMemo(() => ({ format, today: day }), [format, day]);
  const read = useMemo(() => readAll(specs, typed.texts, asked), [specs, typed.texts, asked]);
  return {
    specs,
    asked,
    texts: typed.texts,
    marks: marksOf(typed),
    ...read,
    type(change) {
      const texts = { ...typed.texts, ...change };
      setTyped({ ...typed, texts, isTouched: true });
      write(fragmentOf(specs, texts, format));
    },
    begin: (prefill, own) =>
      setTyped((now) => {
        if (now.isTouched) return now;
        return { texts: { ...now.texts, ...textsOf(prefill) }, format: own, isTouched: false, prefill };
      }),
  };
}

const textsOf = (prefill: Prefill): Texts =>
  Object.fromEntries(
    Object.entries(prefill).map(([name, start]) => [name, typeof start === "string" ? start : start.text]),
  );

const marksOf = ({ texts, prefill = {} }: Typed): Tool<Specs>["marks"] =>
  Object.fromEntries(
    Object.entries(prefill).flatMap(([name, start]) =>
      typeof start === "object" && start.text === texts[name] ? [[name, start.mark]] : [],
    ),
  );

function readAll<S extends Specs>(specs: S, texts: Texts, asked: ReadOptions) {
  const readers = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, readerOf(spec)]));
  const { values, problems } = readFields(readers, texts, asked);
  return { problems, values: Object.keys(problems).length === 0 ? (values as Values<S>) : null };
}

/** Text typed before hydration. Ignores initial values of the prerendered page, so that they do not override the link. */
const typedEarly = (specs: Specs): Texts =>
  Object.fromEntries(
    Object.entries(earlyInput(Object.keys(specs))).filter(([name, text]) => text !== specs[name]!.initial),
  );

const writeDelay = 250;

/** Reads the URL fragment initially and on change. Writes it debounced, because browsers rate-limit history updates. */
function useFragment(specs: Specs, show: (typed: Typed) => void): (hash: string) => void {
  const { hash: pageHash, pathname, search } = useLocation();
  const islandHash = use(IslandContext);
  const hash = islandHash ?? pageHash;
  const written = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [early] = useState(() => typedEarly(specs));
  useEffect(() => {
    if (hash === written.current) return;
    const isFirst = written.current === null;
    written.current = hash;
    const linked = textsIn(specs, hash, readReaderFormat());
    const inPage = isFirst ? early : {};
    const isTouched = linked !== null || Object.keys(inPage).length > 0;
    if (isTouched || !isFirst)
      show({
        texts: { ...(linked?.texts ?? initialTexts(specs)), ...inPage },
        format: linked?.format ?? null,
        isTouched,
      });
  }, [specs, hash, early, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (next) => {
    if (islandHash !== null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next;
      navigate(`${pathname}${search}${next}`, { replace: true, samePage: true });
    }, writeDelay);
  };
}
