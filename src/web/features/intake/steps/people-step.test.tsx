// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { adding } from "#web/store/command.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { adds, openStep, rowsInWords } from "../rows/step.fixture.tsx";
import { PeopleStep } from "./people-step.tsx";

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it("shows who is an adult or a child, and who signs in", async () => {
  const step = await openStep(PeopleStep);
  await adds(step, "people", [{ name: "Ada", kind: "child", birthYear: "2019" }]);
  await act(
    async () => void (await step.store.run(adding("add", "person", { name: "Maya", kind: "adult", uid: "u" }))),
  );
  expect(rowsInWords("People").sort()).toEqual(["AdaChild, born 2019", "MayaAdult · Maya signs in"]);
});

it("reports a birth year in the future", async () => {
  const step = await openStep(PeopleStep);
  await adds(step, "people", [{ name: "Ada", birthYear: "2999" }]);
  expect(rowsInWords("People")).toEqual(["AdaBirth year: this year is still to come. You can leave it open."]);
});

it("sets currency and format by country, until the household is finished", async () => {
  const step = await openStep(PeopleStep);
  type("Country", "DE");
  await waitFor(() => expect(step.intake().profile.place).toMatchObject({ country: "DE", currency: "EUR" }));
  await adds(step, "people", [{ name: "Maya" }]);
  await act(async () => void (await step.intake().finish()));
  expect(screen.getByLabelText<HTMLSelectElement>("Currency").disabled).toBe(true);
  expect(screen.getByText(/It stays/)).toBeTruthy();
  type("Country", "US");
  expect(step.intake().profile.place).toMatchObject({ country: "US", currency: "EUR" });
});

it("reports a household name that is too long, and keeps it", async () => {
  const step = await openStep(PeopleStep);
  type(/Household name/, "x".repeat(81));
  expect(screen.getByText(/Up to 80 characters fit here/)).toBeTruthy();
  expect(step.intake().profile.name).toHaveLength(81);
});
