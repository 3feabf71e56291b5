import { expect, it } from "vitest";
import { routeAt } from "./routes.ts";

it.each([
  ["/l/spring-2.0", "lander"],
  ["/l/google.com", "lander"],
  ["/L/Google.com/", "lander"],
  ["/account", "account"],
  ["/Account/Verify", "account"],
  ["/account/who-sees-what/", "account"],
])("%s has the screen %s", (path, screen) => {
  expect(routeAt(path)?.screen).toBe(screen);
});

it.each([
  "/index.html",
  "/account/xyz",
  "/account/xyz/abc",
  "/account/verify/abc",
  "/l/a/b",
  "/account.html",
  "/about/x",
])("%s has no route and redirects home", (path) => {
  expect(routeAt(path)).toBeUndefined();
});
