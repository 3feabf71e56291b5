import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const read = (text: string) => readLine("people", text, american);

it("[IL11] reads names, who is a child, and years of birth", () => {
  expect(read("Maya, Tom, Ada child 2019")).toEqual([
    { name: "Maya" },
    { name: "Tom" },
    { name: "Ada", kind: "child", birthYear: "2019" },
  ]);
  expect(read("baby Leo, kid Ida born 2015, Nan adult 1950")).toEqual([
    { name: "Leo", kind: "child" },
    { name: "Ida", kind: "child", birthYear: "2015" },
    { name: "Nan", kind: "adult", birthYear: "1950" },
  ]);
});

it("[IL11] reads cells, and details behind commas or in parentheses", () => {
  const leo = [{ name: "Leo", kind: "child", birthYear: "2020" }];
  for (const text of ["Leo\tChild\t2020", "Leo (child, 2020)", "Leo, child, 2020", "Leo Child 2020"]) {
    expect(read(text)).toEqual(leo);
  }
});

it("[IL11] keeps what could be a name: Julia Child, Ada (7), and years of no one living", () => {
  for (const name of ["Julia Child", "Ada (7)", "Ada 1899", "Ada 2101", "Childe", "Ada 2019-05-01", "محمد", "🦄"]) {
    expect(read(name)).toEqual([{ name }]);
  }
});

it("[IL12] parts names at and, & and +", () => {
  const two = [{ name: "Maya" }, { name: "Tom" }];
  for (const text of ["Maya and Tom", "Maya & Tom", "Maya&Tom", "Maya + Tom", "Maya And Tom"]) {
    expect(read(text)).toEqual(two);
  }
  expect(read("Maya and Tom & Alexandra")).toEqual([...two, { name: "Alexandra" }]);
});
