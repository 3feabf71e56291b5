// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { followMarked, put, told } from "./declared.fixture.ts";

followMarked();

it("[TR10] a link or button in a checkbox's label tells by its own click", () => {
  const find = put(
    '<label><input type="checkbox" data-ev="agree"> I read <a href="#t" data-ev="terms"><i>them</i></a> <button type="button" data-ev="more">?</button></label>',
  );
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  find("button").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(told.filter((line) => !line.startsWith("agree"))).toEqual(["terms {}", "more {}"]);
});

it("[TR10] a button's label tells once, through the button", () => {
  const find = put('<label data-ev="go"><i>Go</i> <button type="button">go</button></label>');
  // A browser passes the first click on, and that is the second.
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const passedOn = told.length === 0 ? find("button") : null;
  passedOn?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(told).toEqual(["go {}"]);
});

it("[TR10] a label that stands elsewhere is marked for its control", () => {
  const find = put(
    '<label for="c" data-ev="remind">Remind</label><p data-ev="near"></p><input type="checkbox" id="c">',
  );
  find("label").click();
  find("input").click();
  expect(told).toEqual(['remind {"enabled":true}', 'remind {"enabled":false}']);
});

it("[TR10] radios and files tell by a change, and pictures in a button by a click", () => {
  const find = put(
    '<input type="radio" data-ev="r"><input type="file" data-ev="f"><button data-ev="b"><svg><path d=""/></svg></button>',
  );
  find('[type="radio"]').click();
  find('[type="file"]').dispatchEvent(new Event("change", { bubbles: true }));
  find("path").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(told).toEqual(["r {}", "f {}", "b {}"]);
});

it("[TR10] what is off tells nothing, also through what stands inside it", () => {
  const find = put('<button disabled data-ev="a"><i>a</i></button>');
  find("i").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(told).toEqual([]);
});

it("[TR10] a parameter called as objects' own things are is told like any other", () => {
  put('<button data-ev="a" data-ev-constructor="x" data-ev-kind="🧺"></button>')("button").click();
  expect(told).toEqual(['a {"constructor":"x","kind":"🧺"}']);
});
