// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { consumeEvents } from "./analytics-queue.ts";
import { listenForDeclaredEvents } from "./declared-events.ts";

/** The recorded events, one line each. */
const recorded: string[] = [];

/** Listens on a document that is emptied after each test. */
function setUpDeclaredEvents(): void {
  beforeAll(() => {
    listenForDeclaredEvents();
    consumeEvents((event) => {
      if (event.kind === "event") recorded.push(`${event.name} ${JSON.stringify(event.params)}`);
    });
  });
  beforeEach(() => {
    recorded.length = 0;
  });
  afterEach(() => document.body.replaceChildren());
}

/** Renders HTML and returns a query function. */
function render(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = html;
  return (selector) => document.querySelector<HTMLElement>(selector)!;
}

setUpDeclaredEvents();

afterEach(() => vi.restoreAllMocks());

it("a button or link is recorded on click, also on its children and if handlers stop the event", () => {
  const find = render('<button data-ev="a"><b>in</b></button><a href="#x" data-ev="b">b</a>');
  find("button").addEventListener("click", (event) => event.stopImmediatePropagation());
  find("b").click();
  find("a").click();
  expect(recorded).toEqual(["a {}", "b {}"]);
});

it("of two nested elements with data-ev only the inner one is recorded", () => {
  render('<div data-ev="outer"><button data-ev="inner">x</button></div>')("button").click();
  expect(recorded).toEqual(["inner {}"]);
});

it("a checkbox is recorded once with its new state, by its own click or its label's", () => {
  const find = render(
    '<label data-ev="l"><input type="checkbox"> <i>word</i></label><input type="checkbox" id="own" data-ev="o">',
  );
  find("i").click();
  find("#own").click();
  find("#own").click();
  expect(recorded).toEqual(['l {"enabled":true}', 'o {"enabled":true}', 'o {"enabled":false}']);
});

it("a select or text field is recorded on change, never with its value", () => {
  const find = render('<select data-ev="s"><option>secret</option></select><input data-ev="t" value="secret">');
  for (const selector of ["select", "input"]) {
    find(selector).click();
    find(selector).dispatchEvent(new Event("change", { bubbles: true }));
  }
  expect(recorded).toEqual(["s {}", "t {}"]);
});

it("parameters come from prefixed attributes and from JSON, which wins", () => {
  const find = render(
    `<button data-ev="a" data-ev-plan-name="x" data-ev-kind="y" data-params='{"kind":"z","n":1,"b":true}'>`,
  );
  find("button").click();
  expect(recorded).toEqual(['a {"plan_name":"x","kind":"z","n":1,"b":true}']);
});

it.each(["{oops", "[1]", "7", '"text"', "null"])("%s is no parameter object: it warns and breaks nothing", (text) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const find = render('<button data-ev="a" data-ev-kind="y">');
  find("button").setAttribute("data-params", text);
  find("button").click();
  expect(recorded).toEqual(['a {"kind":"y"}']);
  expect(warned).toHaveBeenCalledOnce();
});

it("a busy button and an invalid event name record nothing", () => {
  const find = render(
    '<button id="a" data-ev="a" aria-disabled="true"></button><button id="b" data-ev="b c"></button>',
  );
  find("#a").click();
  find("#b").click();
  expect(recorded).toEqual([]);
});

it("any attribute values: nothing throws and the tag's limits hold", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.dictionary(fc.string(), fc.anything()), (text, params) => {
      const find = render('<button data-ev="a">');
      find("button").setAttribute("data-params", text);
      find("button").click();
      find("button").setAttribute("data-params", JSON.stringify(params) ?? "");
      find("button").click();
      for (const line of recorded.splice(0)) {
        const sent = JSON.parse(line.slice(2)) as Record<string, unknown>;
        expect(Object.keys(sent).length).toBeLessThanOrEqual(25);
        for (const [name, value] of Object.entries(sent)) {
          expect(name).toMatch(/^[a-zA-Z]\w{0,39}$/);
          expect(["string", "number", "boolean"]).toContain(typeof value);
        }
      }
    }),
  );
});

it("a link or button in a checkbox's label is recorded by its own click", () => {
  const find = render(
    '<label><input type="checkbox" data-ev="agree"> I read <a href="#t" data-ev="terms"><i>them</i></a> <button type="button" data-ev="more">?</button></label>',
  );
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  find("button").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(recorded.filter((line) => !line.startsWith("agree"))).toEqual(["terms {}", "more {}"]);
});

it("a click on a button's label is recorded once, through the button", () => {
  const find = render('<label data-ev="go"><i>Go</i> <button type="button">go</button></label>');
  // A browser forwards the first click, which is the second one.
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const forwarded = recorded.length === 0 ? find("button") : null;
  forwarded?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(recorded).toEqual(["go {}"]);
});

it("a label apart from its control may carry data-ev for it", () => {
  const find = render(
    '<label for="c" data-ev="remind">Remind</label><p data-ev="near"></p><input type="checkbox" id="c">',
  );
  find("label").click();
  find("input").click();
  expect(recorded).toEqual(['remind {"enabled":true}', 'remind {"enabled":false}']);
});

it("radio buttons and file inputs are recorded on change, an image in a button on click", () => {
  const find = render(
    '<input type="radio" data-ev="r"><input type="file" data-ev="f"><button data-ev="b"><svg><path d=""/></svg></button>',
  );
  find('[type="radio"]').click();
  find('[type="file"]').dispatchEvent(new Event("change", { bubbles: true }));
  find("path").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(recorded).toEqual(["r {}", "f {}", "b {}"]);
});

it("a disabled button records nothing, also through its children", () => {
  const find = render('<button disabled data-ev="a"><i>a</i></button>');
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(recorded).toEqual([]);
});

it("a parameter named like a built-in property is recorded like any other", () => {
  render('<button data-ev="a" data-ev-constructor="x" data-ev-kind="🧺"></button>')("button").click();
  expect(recorded).toEqual(['a {"constructor":"x","kind":"🧺"}']);
});
