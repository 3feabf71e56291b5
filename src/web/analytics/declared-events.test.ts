// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { followMarked, put, told } from "./declared.fixture.ts";

followMarked();

afterEach(() => vi.restoreAllMocks());

it("[TR10] a button or link tells by a click, also on what is inside it, and whatever handlers do", () => {
  const find = put('<button data-ev="a"><b>in</b></button><a href="#x" data-ev="b">b</a>');
  find("button").addEventListener("click", (event) => event.stopImmediatePropagation());
  find("b").click();
  find("a").click();
  expect(told).toEqual(["a {}", "b {}"]);
});

it("[TR10] the inner of two marked elements tells, and the outer is silent", () => {
  put('<div data-ev="outer"><button data-ev="inner">x</button></div>')("button").click();
  expect(told).toEqual(["inner {}"]);
});

it("[TR10] a checkbox tells once, with its state after, by itself or by its label", () => {
  const find = put(
    '<label data-ev="l"><input type="checkbox"> <i>word</i></label><input type="checkbox" id="own" data-ev="o">',
  );
  find("i").click();
  find("#own").click();
  find("#own").click();
  expect(told).toEqual(['l {"enabled":true}', 'o {"enabled":true}', 'o {"enabled":false}']);
});

it("[TR10] a select or text field tells by a change, and never what it holds", () => {
  const find = put('<select data-ev="s"><option>secret</option></select><input data-ev="t" value="secret">');
  for (const selector of ["select", "input"]) {
    find(selector).click();
    find(selector).dispatchEvent(new Event("change", { bubbles: true }));
  }
  expect(told).toEqual(["s {}", "t {}"]);
});

it("[TR10] parameters come from prefixed attributes and from JSON, which wins", () => {
  const find = put(
    `<button data-ev="a" data-ev-plan-name="x" data-ev-kind="y" data-params='{"kind":"z","n":1,"b":true}'>`,
  );
  find("button").click();
  expect(told).toEqual(['a {"plan_name":"x","kind":"z","n":1,"b":true}']);
});

it.each(["{oops", "[1]", "7", '"text"', "null"])(
  "[TR10] %s is no list of parameters, is said so, and breaks nothing",
  (text) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const find = put('<button data-ev="a" data-ev-kind="y">');
    find("button").setAttribute("data-params", text);
    find("button").click();
    expect(told).toEqual(['a {"kind":"y"}']);
    expect(warned).toHaveBeenCalledOnce();
  },
);

it("[TR10] a busy button tells nothing, and neither does a name that no tag takes", () => {
  const find = put('<button id="a" data-ev="a" aria-disabled="true"></button><button id="b" data-ev="b c"></button>');
  find("#a").click();
  find("#b").click();
  expect(told).toEqual([]);
});

it("[TR10] whatever stands in the attributes, nothing throws and the tag's limits hold", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.dictionary(fc.string(), fc.anything()), (text, params) => {
      const find = put('<button data-ev="a">');
      find("button").setAttribute("data-params", text);
      find("button").click();
      find("button").setAttribute("data-params", JSON.stringify(params) ?? "");
      find("button").click();
      for (const line of told.splice(0)) {
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
