import fc from "fast-check";
import { expect, it } from "vitest";
import { readHostedProject } from "./hosted-project.ts";

const project = { apiKey: "key", authDomain: "home.firebaseapp.com", projectId: "home", appId: "1:2:web:3" };
const read = (given: unknown) => readHostedProject(JSON.stringify(given));

it("a project is read as its console prints it, and unused fields are dropped", () => {
  const printed = { ...project, storageBucket: "home.appspot.com", messagingSenderId: "2", measurementId: "G-1" };
  expect(read(printed)).toEqual({ ...project, signIn: [], emulators: null });
});

it("optional sign-in methods and emulators are read too", () => {
  const emulators = { auth: "http://127.0.0.1:9099", firestore: "127.0.0.1:8080" };
  const given = { ...project, signIn: ["google", "phone"], emulators };
  expect(read(given)).toEqual(given);
});

it("invalid JSON is reported as such", () => {
  for (const text of ["", "apiKey: key", '{"apiKey":', "const firebaseConfig = {}"])
    expect(readHostedProject(text)).toMatch(/^is not JSON\./);
});

it("a field that is missing is named", () => {
  for (const name of Object.keys(project)) {
    const { [name as keyof typeof project]: _, ...rest } = project;
    expect(read(rest)).toBe(`lacks ${name}.`);
  }
});

it("a field that can't be used is named, and its value is not repeated", () => {
  expect(read({ ...project, apiKey: 5 })).toBe("has a value in apiKey that can't be used.");
  expect(read({ ...project, authDomain: "https://home.example/" })).toBe(
    "has a value in authDomain that can't be used.",
  );
  expect(read({ ...project, signIn: ["myspace"] })).toBe("has a value in signIn.0 that can't be used.");
  expect(read({ ...project, emulators: { auth: "9099" } })).toMatch(/^has a value in emulators\./);
  expect(read([])).toMatch(/^lacks apiKey|^must be a JSON object/);
  expect(read(null)).toMatch(/^must be a JSON object/);
});

it("any JSON is read or refused with a sentence", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const answer = readHostedProject(text);
      expect(typeof answer === "string" ? answer.endsWith(".") : answer.projectId.length > 0).toBe(true);
    }),
  );
});
